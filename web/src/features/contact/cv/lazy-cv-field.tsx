import { type ComponentProps, useEffect, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import type { CvField } from './cv-field.tsx';

/** Loaded where the page is opened for an application: it goes without it otherwise. */
const load = loadOnce(async (language: Language) => {
  const [{ CvField }, { copy }] = await Promise.all([
    import('./cv-field.tsx'),
    language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
  ]);
  return { CvField, copy };
});
type Parts = Awaited<ReturnType<typeof load>>;

/** The field of the CV, and its place while it is loaded. */
export function LazyCvField(props: Omit<ComponentProps<typeof CvField>, 'copy'>) {
  const language = useLanguage();
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    // Without a connection the message is sent as it is written.
    load(language).then(setParts, () => {});
  }, [language]);
  return <div className={placeStyle}>{parts && <parts.CvField {...props} copy={parts.copy} />}</div>;
}

/** As high as the field is while it is empty. */
const placeStyle = css({ gridColumn: '1 / -1', minHeight: { base: '[240px]', sm: '[190px]' } });
