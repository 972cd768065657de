import { directionOf, type Language, languageNames, languages, localizedPath } from '#shared/language.ts';
import { css } from '#styles/css';
import { container } from '#styles/recipes';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent, useWhenSet } from '#web/features/content/use-content.ts';
import { storeLanguage } from '#web/i18n/language-context.tsx';
import { phoneAddress } from '#web/lib/phone-address.ts';
import { type NavPath, navPaths } from '../page-table.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';

interface FooterProps {
  copy: ShellCopy;
  texts: ShellTexts;
  language: Language;
  /** Where the visitor is, in the English form. */
  path: string;
  onCookiePreferences: () => void;
}

export function Footer({ copy, texts, language, path, onCookiePreferences }: FooterProps) {
  const phone = useContent(texts, 'contact_phone');
  const email = useContent(texts, 'contact_email');
  const companyLabels: Record<NavPath<'company'>, string> = {
    '/our-people': copy.footer.people,
    '/awards': copy.footer.awards,
    '/news': useContent(texts, 'news_title'),
    '/blog': useContent(texts, 'blog_title'),
    '/careers': useContent(texts, 'careers_title'),
  };
  return (
    <footer className={footerStyle}>
      <div className={container()}>
        <div className={columnsStyle}>
          <div>
            <p className={nameStyle}>
              <LogoMark />
              {useContent(texts, 'company_name')}
            </p>
            <p className={aboutStyle}>{useContent(texts, 'footer_about')}</p>
            <ul aria-label={copy.footer.social} className={css({ marginTop: '4' })}>
              <Social name="LinkedIn" address={useContent(texts, 'social_linkedin')} />
              <Social name="Facebook" address={useWhenSet('social_facebook')} />
              <Social name="Twitter" address={useWhenSet('social_twitter')} />
            </ul>
          </div>
          <LinkColumn title={copy.footer.services} paths={navPaths('services')} labels={copy.services} />
          <LinkColumn title={copy.footer.company} paths={navPaths('company')} labels={companyLabels} />
          <div>
            <h2 className={titleStyle}>{copy.footer.contact}</h2>
            <address className={addressStyle}>
              <span className={linkStyle}>{useContent(texts, 'contact_address')}</span>
              <a href={phoneAddress(phone)} className={linkStyle}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
              <a href={`mailto:${email}`} className={linkStyle}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </address>
          </div>
        </div>
        <div className={baseStyle}>
          <p>{useContent(texts, 'footer_copyright')}</p>
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
                    className={linkStyle}
                    onClick={() => storeLanguage(of)}
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
            <li>
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
        </div>
      </div>
    </footer>
  );
}

function Social({ name, address }: { name: string; address: string }) {
  return address ? (
    <li>
      <a href={address} rel="noreferrer" lang="en" className={linkStyle}>
        {name}
      </a>
    </li>
  ) : null;
}

interface LinkColumnProps<Path extends string> {
  title: string;
  paths: readonly Path[];
  labels: Record<Path, string>;
}

function LinkColumn<Path extends string>({ title, paths, labels }: LinkColumnProps<Path>) {
  return (
    <div>
      <h2 className={titleStyle}>{title}</h2>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <PageLink to={path} className={linkStyle}>
              {labels[path]}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const footerStyle = css({
  ground: 'ink',
  textStyle: 'sm',
  paddingTop: { base: '12', lg: '18' },
  paddingBottom: '[calc(28px + env(safe-area-inset-bottom))]',
  ':root[data-bare] &': { display: 'none' },
});
const columnsStyle = css({
  display: 'grid',
  gap: { base: '9', lg: '6' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1.6fr) minmax(0, 1.2fr) minmax(0, .9fr) minmax(0, 1.1fr)',
  },
});
const nameStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'h4',
  overflowWrap: 'anywhere',
});
const titleStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  color: 'fg.onDarkMuted',
  '&[data-quiet]:not(:hover)': { color: 'border.onDarkControl' },
  _hover: { color: 'fg.onDark', textDecoration: 'underline' },
});
const addressStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontStyle: 'normal',
  color: 'fg.onDarkMuted',
});
const baseStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  marginTop: { base: '9', lg: '14' },
  paddingTop: '5',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
  color: 'fg.onDarkMuted',
});
const legalStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' });
const aboutStyle = css({ marginTop: '4', maxWidth: '[36ch]', color: 'fg.onDarkMuted' });
