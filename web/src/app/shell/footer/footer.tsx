import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { container } from '#styles/recipes';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { useContent, useWhenSet } from '#web/features/content/use-content.ts';
import { useListed } from '#web/features/content/use-proofs.ts';
import { phoneAddress } from '#web/lib/phone-address.ts';
import type { ShellCopy, ShellTexts } from '../copy.en.ts';
import { linkStyle, titleStyle } from './footer-style.ts';
import { LegalLinks } from './legal-links.tsx';
import { CompanyLinks, ServiceLinks } from './link-columns.tsx';

interface FooterProps {
  copy: ShellCopy;
  texts: ShellTexts;
  language: Language;
  /** The visitor's path, in the English form. */
  path: string;
  onCookiePreferences: () => void;
}

export function Footer({ copy, texts, ...legal }: FooterProps) {
  const phone = useContent(texts, 'contact_phone');
  const email = useContent(texts, 'contact_email');
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
          <ServiceLinks copy={copy} />
          <CompanyLinks copy={copy} texts={texts} />
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
            <Hours label={copy.footer.hours} />
          </div>
        </div>
        <div className={baseStyle}>
          <p>{useContent(texts, 'footer_copyright')}</p>
          <LegalLinks copy={copy} {...legal} />
        </div>
      </div>
    </footer>
  );
}

/** The opening hours; nothing until the list has an entry. */
function Hours({ label }: { label: string }) {
  const hours = useListed('opening_hours');
  if (hours.length === 0) return null;
  return (
    <dl aria-label={label} className={hoursStyle}>
      {hours.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be alike
        <div key={at} className={hoursRowStyle}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
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
const addressStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontStyle: 'normal',
  color: 'fg.onDarkMuted',
});
const hoursStyle = css({ marginTop: '3', color: 'fg.onDarkMuted' });
const hoursRowStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' });
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
const aboutStyle = css({ marginTop: '4', maxWidth: '[36ch]', color: 'fg.onDarkMuted' });
