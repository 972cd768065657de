import type { ComponentPropsWithoutRef } from 'react';
import { parseFocus } from '#shared/images/focus.ts';
import { parsePictureAddress, renditionFormats, sourceSet } from '#shared/images/renditions.ts';
import { css, cx } from '#styles/css';

interface PictureProps extends ComponentPropsWithoutRef<'img'> {
  src: string;
  alt: string;
  /** How wide the picture is shown, as in the attribute `sizes`. */
  sizes: string;
}

/**
 * A picture in the width and format that fit the space on the page and the browser, if its URL says that there are
 * several. If the picture is cropped there, its focal point stays visible.
 */
export function Picture({ src, alt, sizes, className, ...attributes }: PictureProps) {
  const picture = parsePictureAddress(src);
  const focus = parseFocus(src);
  const image = (
    <img
      src={src}
      alt={alt}
      {...attributes}
      {...(focus && { 'data-x': focus.x, 'data-y': focus.y })}
      className={cx(className, focus && focusStyle)}
    />
  );
  if (!picture) return image;
  return (
    <picture className={css({ display: 'contents' })}>
      {renditionFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(picture, format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/**
 * The focal point is rounded to steps of 25 %, because the content security policy forbids `style` attributes with
 * exact values.
 */
const focusStyle = css({
  objectPosition: '[var(--x) var(--y)]',
  '&[data-x="0"]': { '--x': '0%' },
  '&[data-x="25"]': { '--x': '25%' },
  '&[data-x="50"]': { '--x': '50%' },
  '&[data-x="75"]': { '--x': '75%' },
  '&[data-x="100"]': { '--x': '100%' },
  '&[data-y="0"]': { '--y': '0%' },
  '&[data-y="25"]': { '--y': '25%' },
  '&[data-y="50"]': { '--y': '50%' },
  '&[data-y="75"]': { '--y': '75%' },
  '&[data-y="100"]': { '--y': '100%' },
});
