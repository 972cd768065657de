import { css } from '#styles/css';

interface LogoMarkProps {
  /** True to draw the third facing as an outline, like a gap on a shelf. */
  gap?: boolean;
  width?: number;
  className?: string;
}

/**
 * Four facings on a rail in the colour of the text, the third one highlighted. Decorative: the brand's name is beside
 * it.
 */
export function LogoMark({ gap, width = 34, className }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 34 30"
      width={width}
      height={(width * 30) / 34}
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M1 4h6.6v20H1zM9.2 4h6.6v20H9.2zM25.6 4h6.6v20h-6.6zM0 25.4h33.6V29H0z" />
      {gap ? (
        <path fill="none" stroke="currentColor" strokeWidth="2" d="M18.4 5H23v18h-4.6z" />
      ) : (
        <path className={css({ fill: 'label.solid' })} d="M17.4 4H24v20h-6.6z" />
      )}
    </svg>
  );
}
