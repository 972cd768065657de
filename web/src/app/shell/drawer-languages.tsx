import { useLocation } from 'react-router-dom';
import { directionOf, type Language, languageNames, languages, localizedPath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { languageNameStyle } from '#web/i18n/language-name-style.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';

interface DrawerLanguagesProps {
  language: Language;
  /** The visitor's English path. */
  path: string;
}

/** Links to the page in every language. */
export function DrawerLanguages({ language, path }: DrawerLanguagesProps) {
  const { search, hash } = useLocation();
  // Query and hash are added only after hydration, as in the language menu, because one document is served for every
  // query.
  const place = useHydrated() ? search + hash : '';
  return (
    <div className={languagesStyle}>
      {languages.map((of) => (
        <InternalLink
          key={of}
          to={localizedPath(path, of) + place}
          lang={of}
          hrefLang={of}
          dir={directionOf(of)}
          className={cx(
            of === language
              ? button({ variant: 'ink', size: 's' })
              : button({ variant: 'outline', size: 's' }),
            languageNameStyle,
          )}
          {...(of === language && { 'aria-current': 'true' })}
        >
          {languageNames[of]}
        </InternalLink>
      ))}
    </div>
  );
}

const languagesStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2',
  padding: '5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
