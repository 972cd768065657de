import { directionOf, type Language, languageNames, languages, localizedPath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { languageNameStyle } from '#web/i18n/language-name-style.ts';
import type { ShellCopy } from '../copy.en.ts';
import { linkStyle } from './footer-style.ts';

interface LegalLinksProps {
  copy: ShellCopy;
  language: Language;
  /** The visitor's path, in the English form. */
  path: string;
  onCookiePreferences: () => void;
}

/** Links to the page in the other languages, legal pages, and the login of administrators. */
export function LegalLinks({ copy, language, path, onCookiePreferences }: LegalLinksProps) {
  return (
    <ul aria-label={copy.footer.legal} className={legalStyle}>
      {languages
        .filter((of) => of !== language)
        .map((of) => (
          <li key={of}>
            <a
              href={localizedPath(path, of)}
              lang={of}
              dir={directionOf(of)}
              hrefLang={of}
              className={cx(linkStyle, languageNameStyle)}
            >
              {languageNames[of]}
            </a>
          </li>
        ))}
      <li>
        <PageLink to="/privacy" className={linkStyle}>
          {copy.footer.privacy}
        </PageLink>
      </li>
      <li>
        <PageLink to="/terms" className={linkStyle}>
          {copy.footer.terms}
        </PageLink>
      </li>
      <li className={scriptedStyle}>
        <button type="button" className={linkStyle} onClick={onCookiePreferences}>
          {copy.footer.cookies}
        </button>
      </li>
      <li>
        <a href="/admin/login" rel="nofollow" data-quiet="" className={linkStyle}>
          {copy.footer.admin}
        </a>
      </li>
    </ul>
  );
}

const legalStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' });
