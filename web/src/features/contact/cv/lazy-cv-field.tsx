import { type ComponentProps, useEffect, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import type { CvField } from './cv-field.tsx';

/** Loaded only if the page is opened for an application. */
const load = loadOnce(async (language: Language) => {
  const [{ CvField }, { copy }] = await Promise.all([
    import('./cv-field.tsx'),
    language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
  ]);
  return { CvField, copy };
});
type Parts = Awaited<ReturnType<typeof load>>;

/** The field of the CV, with its space reserved while it is loading. */
export function LazyCvField(props: Omit<ComponentProps<typeof CvField>, 'copy'>) {
  const language = useLanguage();
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    // If the field cannot be loaded, the message can be sent without a CV.
    load(language).then(setParts, () => {});
  }, [language]);
  return <div className={placeStyle}>{parts && <parts.CvField {...props} copy={parts.copy} />}</div>;
}

/** The height of the empty field. */
const placeStyle = css({ gridColumn: '1 / -1', minHeight: { base: '[268px]', sm: '[187px]' } });
