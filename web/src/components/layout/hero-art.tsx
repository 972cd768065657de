import { css, cx } from '#styles/css';
import { rail } from '#styles/recipes';
import { Picture } from '../picture.tsx';

interface HeroArtProps {
  /** URL of the drawing; decorative. */
  picture: string;
  width: number;
  height: number;
  /** True if the drawing has a background of its own and fills the bay. */
  fills?: boolean;
  /** True to mirror the drawing with the reading direction, since it contains no text. */
  mirrors?: boolean;
  /** URL of a photo to show instead of the drawing; empty: none. */
  photo?: string;
}

/** A drawing in a bay, on the rail at the end of a {@link PageHero}. */
export function HeroArt({ picture, width, height, fills = false, mirrors = false, photo }: HeroArtProps) {
  if (photo) return <HeroPhoto photo={photo} />;
  return (
    <div>
      <div className={fills ? undefined : bayStyle}>
        <img
          src={picture}
          width={width}
          height={height}
          alt=""
          className={cx(fills ? fillingStyle : standingStyle, mirrors && mirroredStyle)}
        />
      </div>
      <HeroRail />
    </div>
  );
}

/** A decorative photo instead of a {@link HeroArt}. */
export function HeroPhoto({ photo }: { photo: string }) {
  return (
    <div>
      <Picture
        src={photo}
        sizes="(min-width: 1024px) 50vw, 100vw"
        width={668}
        height={445}
        alt=""
        className={photoStyle}
      />
      <HeroRail />
    </div>
  );
}

function HeroRail() {
  return <div className={cx(rail(), css({ position: 'relative' }))} />;
}

const bayStyle = css({
  background: 'brand.subtle',
  paddingTop: { base: '9', md: '14', lg: '21' },
  paddingInline: { base: '6', md: '14' },
  '@media (min-width: 700px) and (max-height: 500px)': { paddingTop: '5', paddingInline: '5' },
});
const standingStyle = css({ width: 'full', maxWidth: '[500px]' });
const fillingStyle = css({
  width: 'full',
  maxHeight: '[470px]',
  objectFit: 'cover',
  objectPosition: 'center bottom',
});
/** Mirrors the drawing in texts from right to left. */
const mirroredStyle = css({ transform: 'scaleX(var(--dir))' });
const photoStyle = css({
  width: 'full',
  height: 'auto',
  aspectRatio: '3 / 2',
  maxHeight: '[470px]',
  objectFit: 'cover',
});
