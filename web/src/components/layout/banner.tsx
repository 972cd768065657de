import { css, cx } from '#styles/css';
import { Picture } from '../picture.tsx';

interface BannerProps {
  /** URL of a picture of 1200x400; empty: no banner. */
  photo: string;
  className?: string;
}

/** A decorative picture over the full width of its container. */
export function Banner({ photo, className }: BannerProps) {
  if (!photo) return null;
  return (
    <Picture
      src={photo}
      sizes="(min-width: 1280px) 1200px, 100vw"
      width={1200}
      height={400}
      loading="lazy"
      alt=""
      className={cx(bannerStyle, className)}
    />
  );
}

const bannerStyle = css({
  width: 'full',
  height: 'auto',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  borderRadius: 'card',
});
