import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Language, languageNames, languages, localizedPath, parsePath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { Menu } from '#web/components/navigation/menu.tsx';
import type { MenuItem } from '#web/components/navigation/menu-item.ts';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { storeLanguage } from '#web/i18n/store-language.ts';
import { navPaths } from '../page-table.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';

interface NavigationProps {
  copy: ShellCopy;
  language: Language;
  /** Where the visitor is, in the English form. */
  path: string;
}

interface NavigationBarProps extends NavigationProps {
  texts: ShellTexts;
  /** What is at hand on every page. Beside the menu button on small screens, where the bar keeps its room. */
  children?: ReactNode;
}

export function NavigationBar({ copy, texts, language, path, children }: NavigationBarProps) {
  return (
    <header className={barStyle}>
      <div className={cx(container(), rowStyle)}>
        <PageLink to="/" className={logoStyle}>
          <Logo />
          <span className={nameStyle}>{useContent(texts, 'company_name')}</span>
        </PageLink>
        <nav aria-label={copy.navigation} className={linksStyle}>
          <ServicesMenu copy={copy} language={language} path={path} />
          <PageLink to="/our-people" className={linkStyle}>
            {copy.ourPeople}
          </PageLink>
          <LanguageMenu copy={copy} language={language} path={path} />
          <PageLink to="/contact" className={button({ size: 's' })}>
            {copy.getStarted}
          </PageLink>
        </nav>
        <div className={atHandStyle}>{children}</div>
        <NavigationDrawer copy={copy} language={language} path={path} />
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

function ServicesMenu({ copy, language, path }: NavigationProps) {
  const navigate = useNavigate();
  const items = navPaths('services').map(
    (page): MenuItem => ({
      label: copy.services[page],
      address: localizedPath(page, language),
      current: page === path,
    }),
  );
  return <Menu label={copy.whatWeDo} items={items} columns={2} onSelect={(item) => navigate(item.address)} />;
}

function LanguageMenu({ copy, language, path }: NavigationProps) {
  const navigate = useNavigate();
  const items = languages.map(
    (of): MenuItem => ({
      label: languageNames[of],
      address: localizedPath(path, of),
      current: of === language,
      language: of,
    }),
  );
  const label = (
    <>
      <Icon of={Globe} size={18} />
      <span className={css({ srOnly: true })}>{copy.language}: </span>
      {languageNames[language]}
    </>
  );
  // Whoever reads the page in the other language is still in the same place of it.
  const choose = ({ address }: MenuItem) => {
    storeLanguage(parsePath(address).language);
    navigate(address + location.search + location.hash);
  };
  return <Menu label={label} items={items} onSelect={choose} />;
}

const barStyle = css({
  // On paper it stands at the head of the first page only.
  position: { base: 'sticky', _print: 'static' },
  top: '0',
  zIndex: 'sticky',
  background: 'bg.canvas',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  // Always in sight: focus in it does not move the page.
  '& a, & button': { scrollMarginTop: '[calc(-1 * var(--navigation-height))]' },
  // What it holds may still have to say that the page's script has not come.
  ':root[data-bare] &': { visibility: 'hidden', height: '0', borderWidth: '0' },
});
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'navigation',
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
  // Beside three buttons on the narrowest phones.
  fontSize: { base: 'clamp(15px, 5.2vw, 20px)', sm: 'inherit' },
});
const linksStyle = css({
  '@media print': { display: 'none!' },
  display: { base: 'none', lg: 'flex' },
  flexShrink: '0',
  alignItems: 'center',
  gap: '5',
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
  // Forced colours show a transparent border too: every link would look like the current one.
  '@media (forced-colors: active)': { '&:not([aria-current=page])': { borderBlockColor: 'Canvas' } },
});
const photoStyle = css({ width: '[75px]', height: '[30px]', objectFit: 'contain' });
