import { figureParts } from '#shared/figures.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';

/**
 * A figure set large. In Arabic its plus sign stands smaller and off the first digit, which in a zero is a dot, and a
 * word such as «ألف» is set as the unit it is.
 */
export function FigureText({ figure }: { figure: Parameters<typeof figureParts>[0] }) {
  const language = useLanguage();
  const { more, number, unit } = figureParts(figure, language);
  if (language !== 'ar') return number + more;
  return (
    <>
      {more && <span className={plusStyle}>{more}</span>}
      {number}
      {unit && <span className={css({ fontSize: '.55em' })}> {unit}</span>}
    </>
  );
}

const plusStyle = css({ fontSize: '[.7em]', verticalAlign: '[.14em]', marginInlineEnd: '[.1em]' });
