import { House } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { css } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import wall from '#web/assets/login-wall.svg';
import { Icon } from '#web/components/icon.tsx';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { copy } from '../copy.en.ts';
import { LanguageSwitch } from './language-switch.tsx';

interface AuthLayoutProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A screen with one form, beside a drawing of shelves where there is space. */
export function AuthLayout({ heading, title, lead, children }: AuthLayoutProps) {
  const { name } = useCompany();
  return (
    <div className={layoutStyle}>
      <main className={mainStyle}>
        <p className={brandStyle}>
          <LogoMark className={css({ color: 'brand.solid' })} />
          {name[adminLanguage]}
        </p>
        <div className={contentStyle}>
          <div>
            <h1 ref={heading} tabIndex={-1} className={titleStyle}>
              {title}
            </h1>
            <p className={leadStyle}>{lead}</p>
          </div>
          {children}
        </div>
        <div className={footStyle}>
          <a href="/" className={backStyle}>
            <Icon of={House} />
            {copy.backToSite}
          </a>
          <LanguageSwitch variant="plain" />
        </div>
      </main>
      <div className={wallStyle}>
        <img src={wall} alt="" loading="lazy" className={pictureStyle} />
      </div>
    </div>
  );
}

const layoutStyle = css({ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, minHeight: 'screen' });
const mainStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '12',
  paddingInline: 'gutter',
  paddingBlock: { base: '9', lg: '14' },
});
const brandStyle = css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'h4' });
const contentStyle = css({ width: 'full', maxWidth: '[420px]', display: 'grid', gap: '6' });
const titleStyle = css({ textStyle: 'h2', outline: 'none' });
const leadStyle = css({ textStyle: 'lead', color: 'fg.muted', marginTop: '2' });
const footStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'space-between' });
const backStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'sm',
  color: 'fg.muted',
  _hover: { color: 'fg.default', textDecoration: 'underline' },
});
const wallStyle = css({
  display: { base: 'none', lg: 'block' },
  position: 'relative',
  background: 'bg.deep',
});
const pictureStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
});
