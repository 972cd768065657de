import { useState } from 'react';
import type { LocalizedPost } from '#shared/posts/localize.ts';
import { css } from '#styles/css';
import { Picture } from '#web/components/picture.tsx';
import type { ArticleKind } from '../shapes.ts';

interface ArticlePictureProps {
  article: Pick<LocalizedPost<ArticleKind>, 'imageUrl'>;
  /** URL of the drawing used without a picture. */
  cover: string;
  /** How wide the picture is shown, as in the attribute `sizes`. */
  sizes: string;
  /** True if it is visible without scrolling. */
  eager?: boolean;
}

/** An article's picture in a frame of 8:5; a drawing if it has none, or none that can be loaded. Decorative. */
export function ArticlePicture({ article: { imageUrl }, cover, sizes, eager = false }: ArticlePictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Picture
      src={imageUrl === '' || imageUrl === broken ? cover : imageUrl}
      sizes={sizes}
      width={800}
      height={500}
      loading={eager ? 'eager' : 'lazy'}
      alt=""
      data-stand-in={imageUrl && imageUrl !== broken ? cover : undefined}
      onError={() => setBroken(imageUrl)}
      className={pictureStyle}
    />
  );
}

/** The placeholder of an {@link ArticlePicture}. */
export function ArticlePictureSkeleton() {
  return <div className={placeStyle} />;
}

const pictureStyle = css({
  width: 'full',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: 'control',
  background: 'bg.sunken',
});
const placeStyle = css({
  aspectRatio: '8 / 5',
  borderRadius: 'control',
  background: 'bg.sunken',
  animation: 'pulse 1.2s ease-in-out infinite',
});
