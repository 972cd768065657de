import { ArrowRight, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { directionOf, type Language, languageNames, languages, localizedPath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { Menu } from '#web/components/navigation/menu.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { languageNameStyle } from '#web/i18n/language-name-style.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { navPaths } from '../page-table.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';
import { InsightLinks, isInsight } from './insight-links.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { ServiceLinks } from './service-links.tsx';

interface NavigationBarProps {
  copy: ShellCopy;
  texts: ShellTexts;
  language: Language;
  /** The visitor's path, in the English form. */
  path: string;
  /** The widgets, which on small screens are beside the menu button. */
  children?: ReactNode;
}

export function NavigationBar({ copy, texts, language, path, children }: NavigationBarProps) {
  const isService = path === '/what-we-do' || navPaths('services').some((service) => service === path);
  return (
    <header className={barStyle}>
      <div className={cx(container(), rowStyle)}>
        <PageLink to="/" className={logoStyle}>
          <Logo />
          <span className={nameStyle}>{useContent(texts, 'company_name')}</span>
        </PageLink>
        <nav aria-label={copy.navigation} className={linksStyle}>
          <ul>
            <li>
              <Menu label={copy.whatWeDo} current={isService} className={servicesStyle}>
                <ServiceLinks copy={copy} />
                <p className={unsureStyle}>
                  {copy.unsure.question}
                  <PageLink to={contactPath()} className={askStyle}>
                    {copy.unsure.action}
                    <Icon of={ArrowRight} size={18} className={css({ transform: 'scaleX(var(--dir))' })} />
                  </PageLink>
                </p>
              </Menu>
            </li>
            <li>
              <PageLink to="/our-people" className={linkStyle}>
                {copy.ourPeople}
              </PageLink>
            </li>
            <li className={css({ position: 'relative' })}>
              <Menu label={copy.insights} current={isInsight(path)} className={shortStyle}>
                <ul>
                  <InsightLinks copy={copy} texts={texts} linkStyle={itemStyle} />
                </ul>
              </Menu>
            </li>
            <li className={css({ position: 'relative' })}>
              <LanguageMenu copy={copy} language={language} path={path} />
            </li>
            <li>
              <PageLink to={contactPath('quote')} className={button({ size: 's' })}>
                {copy.getStarted}
              </PageLink>
            </li>
          </ul>
        </nav>
        <p className={onPaperStyle}>
          <bdi dir="ltr">{useContent(texts, 'contact_phone')}</bdi>
          <bdi dir="ltr">{useContent(texts, 'contact_email')}</bdi>
        </p>
        <div className={atHandStyle}>{children}</div>
        <NavigationDrawer copy={copy} texts={texts} language={language} path={path} />
      </div>
    </header>
  );
}

function Logo() {
  const photo = usePicture('company_logo');
  return photo ? (
    <img src={photo} width={75} height={30} alt="" className={photoStyle} />
  ) : (
    <LogoMark className={css({ color: 'brand.solid' })} />
  );
}

function LanguageMenu({ copy, language, path }: Pick<NavigationBarProps, 'copy' | 'language' | 'path'>) {
  const { search, hash } = useLocation();
  // The other language keeps query and hash, after hydration: the document is the same for every query.
  const place = useHydrated() ? search + hash : '';
  const label = (
    <>
      <Icon of={Globe} size={18} />
      <span className={css({ srOnly: true })}>{copy.language}: </span>
      {languageNames[language]}
    </>
  );
  return (
    <Menu label={label} className={shortStyle}>
      <ul>
        {languages.map((of) => (
          <li key={of}>
            <InternalLink
              to={localizedPath(path, of) + place}
              lang={of}
              hrefLang={of}
              dir={directionOf(of)}
              className={cx(itemStyle, languageNameStyle)}
              {...(of === language && { 'aria-current': 'true' })}
            >
              {languageNames[of]}
            </InternalLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

const barStyle = css({
  // In print, the bar is at the top of the first page only.
  position: { base: 'sticky', _print: 'static' },
  top: '0',
  zIndex: 'sticky',
  background: 'bg.canvas',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  // The bar is always visible, so that focus in it does not have to scroll the page.
  '& a, & button': { scrollMarginTop: '[calc(-1 * var(--navigation-height))]' },
  // The bar is hidden rather than removed, since it may have to show that the page's script did not load.
  ':root[data-bare] &': { visibility: 'hidden', height: '0', borderWidth: '0' },
});
const rowStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'navigation',
});
/** The contact data of the company, for a printed page. */
const onPaperStyle = css({
  display: { base: 'none', _print: 'flex' },
  gap: '5',
  paddingInlineStart: '5',
  textStyle: 'sm',
});
const atHandStyle = css({
  display: 'flex',
  justifyContent: 'flex-end',
  flexGrow: '1',
  flexShrink: '0',
  minWidth: { base: 'tap', lg: '0' },
  lg: { display: 'contents' },
});
const logoStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  minWidth: '0',
  textStyle: 'h4',
  whiteSpace: 'nowrap',
  '& > :first-child': { flexShrink: '0' },
});
const nameStyle = css({
  minWidth: '0',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  // The name fits beside three buttons on the narrowest phones.
  fontSize: { base: 'clamp(15px, 5.2vw, 20px)', sm: 'inherit' },
});
const linksStyle = css({
  '@media print': { display: 'none!' },
  display: { base: 'none', lg: 'block' },
  flexShrink: '0',
  '& > ul': { display: 'flex', alignItems: 'center', gap: { lg: '2', xl: '5' } },
});
const servicesStyle = css({
  insetInline: 'gutter',
  maxWidth: '[984px]',
  marginInlineStart: 'auto',
  maxHeight: '[calc(100dvh - var(--navigation-height) - var(--consent-height))]',
  padding: '5',
  overflowY: 'auto',
});
const unsureStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '5',
  marginTop: '3.5',
  marginInline: '-5',
  marginBottom: '-5',
  paddingInline: '7.5',
  paddingBlock: '1',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  background: 'bg.shelf',
  textStyle: 'sm',
});
const askStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  fontWeight: 'strong',
  color: 'brand.fg',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
const shortStyle = css({ insetInlineEnd: '0', minWidth: '[180px]', padding: '3' });
const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '4',
  borderRadius: 'control',
  textStyle: 'sm',
  fontWeight: 'medium',
  textAlign: 'start',
  _hover: { background: 'label.subtle' },
  '&[aria-current]': {
    textDecoration: 'underline',
    textDecorationColor: 'label.solid',
    textDecorationThickness: '3px',
    textUnderlineOffset: '6px',
  },
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  height: 'navigation',
  paddingInline: '3',
  textStyle: 'buttonSm',
  fontWeight: 'medium',
  borderBlock: '3px solid transparent',
  '&[aria-current=page]': { borderBottomColor: 'label.solid' },
  '&:hover:not([aria-current=page])': { borderBottomColor: 'border.control' },
  // Forced colours show a transparent border, too: every link would look like the current one.
  '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderBlockColor: 'Canvas' } },
});
const photoStyle = css({ width: '[75px]', height: '[30px]', objectFit: 'contain' });
