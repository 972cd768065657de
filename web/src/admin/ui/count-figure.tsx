import { css } from '#styles/css';
import { adminLanguage } from '../lib/language/language.en.ts';

/**
 * A count in large type; a dash until it is known. The Arabic zero is a dot that reads as a bullet: a dash replaces it,
 * and screen readers get the number.
 */
export function CountFigure({ count, text }: { count: number | undefined; text: (count: number) => string }) {
  if (count === undefined) return '–';
  if (count > 0 || adminLanguage !== 'ar') return text(count);
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className={css({ srOnly: true })}>{text(count)}</span>
    </>
  );
}
