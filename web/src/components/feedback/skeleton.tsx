import { css } from '#styles/css';

interface SkeletonLinesProps {
  /** The width of each line. The lines have the font size of the surrounding element. */
  widths: readonly ('full' | 'long' | 'short')[];
}

/** Placeholders for lines of text; to be hidden from screen readers. */
export function SkeletonLines({ widths }: SkeletonLinesProps) {
  return (
    <div className={linesStyle}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines hold nothing that could move with them, and have no other name.
        <div key={index} data-width={width}>
          &nbsp;
        </div>
      ))}
    </div>
  );
}

/** A bar per line, lower than the line, like letters. */
const linesStyle = css({
  maxWidth: 'measure',
  animation: 'pulse 1.2s ease-in-out infinite',
  '& > div': {
    backgroundImage: '[linear-gradient({colors.bg.sunken}, {colors.bg.sunken})]',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'center',
    backgroundSize: '100% .8em',
    width: 'full',
  },
  '& > [data-width=long]': { width: '[88%]' },
  '& > [data-width=short]': { width: '[42%]' },
});
