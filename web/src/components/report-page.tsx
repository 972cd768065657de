import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import arabic from '#web/assets/report/pages-ar.webp';
import english from '#web/assets/report/pages-en.webp';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** The six pages beside one another in one picture, which is made by `npm run art -- --report`. */
const strips: Readonly<Record<Language, string>> = { en: english, ar: arabic };

/** A small picture of a page of the sample report, loaded when it comes near the window. Decorative. */
export function ReportPage({ page, className }: { page: number; className?: string }) {
  return (
    <img
      src={strips[useLanguage()]}
      width={200}
      height={283}
      alt=""
      loading="lazy"
      data-place={page}
      className={cx(pictureStyle, className)}
    />
  );
}

/** Shows one of the six pages. */
const pictureStyle = css({
  width: 'full',
  height: 'auto',
  aspectRatio: '[200 / 283]',
  objectFit: 'cover',
  objectPosition: '0 0',
  '&[data-place="2"]': { objectPosition: '20% 0' },
  '&[data-place="3"]': { objectPosition: '40% 0' },
  '&[data-place="4"]': { objectPosition: '60% 0' },
  '&[data-place="5"]': { objectPosition: '80% 0' },
  '&[data-place="6"]': { objectPosition: '100% 0' },
});
