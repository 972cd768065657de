import { Suspense, useEffect } from 'react';
import { type Language, languages } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { loadOnce, useLoaded } from '#web/lib/loading/load-once.ts';
import { repeatClicks, sectionsWanted, watchFor } from './sections-wanted.ts';
import { untilLoaded } from './until-loaded.ts';

const loadSections = loadOnce(async (language: Language) => {
  await sectionsWanted;
  return untilLoaded(async () => {
    const [{ BelowTheFold }, { copy, texts }] = await Promise.all([
      import('./below-the-fold/below-the-fold.tsx'),
      language === 'ar' ? import('./below-the-fold/copy.ar.ts') : import('./below-the-fold/copy.en.ts'),
    ]);
    return <BelowTheFold copy={copy} texts={texts} />;
  });
});

// Prerendering does not wait for suspended components.
if (import.meta.env.SSR) await Promise.all(languages.map((language) => loadSections(language)));

/**
 * The page below its first screen. Its HTML is prerendered; its script, most of the page's, is loaded at the visitor's
 * first action. Clicks on its buttons before that are replayed.
 */
export function LazySections() {
  return (
    <div ref={watchFor} className={css({ minHeight: 'screen' })}>
      {sections}
    </div>
  );
}

function Sections() {
  useEffect(repeatClicks, []);
  return useLoaded(loadSections, useLanguage());
}

/** Always the same element: while its script is missing, React must not render it again. */
const sections = (
  <Suspense>
    <Sections />
  </Suspense>
);
