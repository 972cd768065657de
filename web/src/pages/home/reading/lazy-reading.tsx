import { Suspense } from 'react';
import { type Language, languages } from '#shared/language.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { loadOnce, useLoaded } from '#web/lib/loading/load-once.ts';
import { whenIdle } from '#web/lib/loading/when-idle.ts';
import { untilLoaded } from '../until-loaded.ts';

const idle = import.meta.env.SSR ? Promise.resolve() : new Promise<void>(whenIdle);

const loadReading = loadOnce(async (language: Language) => {
  await idle;
  return untilLoaded(async () => {
    const [{ HeroReading }, { copy }] = await Promise.all([
      import('./hero-reading.tsx'),
      language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
    ]);
    return <HeroReading copy={copy} />;
  });
});

// Prerendering does not wait for suspended components.
if (import.meta.env.SSR) await Promise.all(languages.map((language) => loadReading(language)));

const Reading = () => useLoaded(loadReading, useLanguage());

/** The hero's readings: the first one is prerendered; the script for the others is loaded once the page is idle. */
export const lazyReading = (
  <Suspense>
    <Reading />
  </Suspense>
);
