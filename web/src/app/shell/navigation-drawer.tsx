import {
  Briefcase,
  ChevronDown,
  ChevronRight,
  Mail,
  Menu as MenuIcon,
  Newspaper,
  Phone,
  X,
} from 'lucide-react';
import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import { phoneAddress } from '#web/lib/phone-address.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';
import { DrawerLanguages } from './drawer-languages.tsx';
import { InsightLinks } from './insight-links.tsx';
import { ServiceLinks } from './service-links.tsx';
import { useDrawer } from './use-drawer.ts';

interface NavigationDrawerProps {
  copy: ShellCopy;
  texts: ShellTexts;
  language: Language;
  path: string;
}

/** The id by which the browser opens the drawer. */
const drawerId = 'navigation-drawer';

/**
 * The navigation of small screens: a side drawer at the inline end, a `dialog` that the browser opens before hydration.
 * Back, a followed link, and a window that becomes wide enough for the bar's links close it.
 */
export function NavigationDrawer({ copy, texts, language, path }: NavigationDrawerProps) {
  const { dialog, open, close, onClosed } = useDrawer();
  return (
    <>
      <button
        type="button"
        popoverTarget={drawerId}
        aria-haspopup="dialog"
        aria-label={copy.openMenu}
        className={cx(button({ variant: 'plain', size: 'icon' }), openStyle)}
        onClick={open}
      >
        <Icon of={MenuIcon} size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on a link, or one beside the drawer in browsers without `closedby`; by keyboard, Escape closes every dialog */}
      <dialog
        ref={dialog}
        id={drawerId}
        popover="auto"
        aria-label={copy.menu}
        closedby="any"
        className={drawerStyle}
        onClose={onClosed}
        onClick={({ target, currentTarget }) =>
          (target === currentTarget || (target as Element).closest('a')) && close()
        }
      >
        <div className={columnStyle}>
          <div className={headStyle}>
            <p className={css({ textStyle: 'h4' })}>{copy.menu}</p>
            <button
              type="button"
              popoverTarget={drawerId}
              popoverTargetAction="hide"
              aria-label={copy.closeMenu}
              className={button({ variant: 'plain', size: 'icon' })}
              onClick={close}
            >
              <Icon of={X} size={22} />
            </button>
          </div>
          <div className={listStyle}>
            <nav aria-label={copy.navigation}>
              <ServiceLinks copy={copy} />
              <ul>
                <li>
                  <PageLink to="/our-people" className={rowStyle}>
                    {copy.ourPeople}
                    <Icon of={ChevronRight} className={onwardStyle} />
                  </PageLink>
                </li>
                <li>
                  <details className={groupStyle}>
                    <summary className={rowStyle}>
                      {copy.insights}
                      <Icon of={ChevronDown} />
                    </summary>
                    <ul className={css({ background: 'bg.shelf' })}>
                      <InsightLinks copy={copy} texts={texts} linkStyle={rowStyle} />
                    </ul>
                  </details>
                </li>
              </ul>
            </nav>
            <DrawerLanguages language={language} path={path} />
            <Reach texts={texts} />
          </div>
          <div className={startStyle}>
            <PageLink to={contactPath('quote')} className={cx(button(), css({ width: 'full' }))}>
              {copy.getStarted}
            </PageLink>
          </div>
        </div>
      </dialog>
    </>
  );
}

/** The contact data of the company, and links to further pages. */
function Reach({ texts }: { texts: ShellTexts }) {
  const phone = useContent(texts, 'contact_phone');
  const email = useContent(texts, 'contact_email');
  return (
    <ul className={reachStyle}>
      <li>
        <a href={phoneAddress(phone)} className={reachLinkStyle}>
          <Icon of={Phone} />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={reachLinkStyle}>
          <Icon of={Mail} />
          <bdi dir="ltr">{email}</bdi>
        </a>
      </li>
      <li>
        <PageLink to="/blog" className={reachLinkStyle}>
          <Icon of={Newspaper} />
          {useContent(texts, 'blog_title')}
        </PageLink>
      </li>
      <li>
        <PageLink to="/careers" className={reachLinkStyle}>
          <Icon of={Briefcase} />
          {useContent(texts, 'careers_title')}
        </PageLink>
      </li>
    </ul>
  );
}

const drawerStyle = css({
  position: 'fixed',
  insetBlock: '0',
  insetInlineEnd: '0',
  insetInlineStart: 'auto',
  width: '[326px]',
  maxWidth: '[85vw]',
  height: 'screen',
  maxHeight: 'none',
  overflow: 'hidden',
  background: 'bg.canvas',
  color: 'fg.default',
  transform: 'translateX(calc(100% * var(--dir)))',
  transitionProperty: '[transform, display, overlay]',
  transitionBehavior: 'allow-discrete',
  transitionTimingFunction: 'standard',
  transitionDuration: 'hover',
  '&::backdrop': { background: 'bg.scrim' },
  '&:is([open], :popover-open)': {
    transform: 'none',
    transitionDuration: 'dialog',
    '@starting-style': { transform: 'translateX(calc(100% * var(--dir)))' },
  },
});
const columnStyle = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const headStyle = css({
  display: 'flex',
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '16',
  paddingInlineStart: '5',
  paddingInlineEnd: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
/** The list scrolls between the drawer's head and the button below. */
const listStyle = css({
  flex: '[1 1 0]',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focus outlines inside the edges.
  '& :focus-visible': { outlineOffset: '-1' },
});
const groupStyle = css({
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
});
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '13',
  'ul ul &': { minHeight: '11.5' },
  paddingInline: '5',
  textStyle: 'body',
  fontWeight: 'strong',
  listStyle: 'none',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& svg': { color: 'brand.fg' },
  _hover: { background: 'label.subtle' },
  '&[aria-current=page]': {
    textDecoration: 'underline',
    textDecorationColor: 'label.solid',
    textDecorationThickness: '3px',
    textUnderlineOffset: '6px',
  },
});
const onwardStyle = css({ transform: 'scaleX(var(--dir))' });
const reachStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '2.5',
  paddingInline: '5',
  paddingTop: '2.5',
  paddingBottom: '3',
  background: 'bg.shelf',
  // Mail and phone have a line each, the lists of posts share one.
  '& > :nth-child(-n + 2)': { gridColumn: '1 / -1' },
  '& > :nth-child(n + 3)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
});
const reachLinkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11.5',
  textStyle: 'buttonSm',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: '0', color: 'brand.fg' },
  '&[aria-current=page]': { textDecoration: 'underline', textDecorationColor: 'label.solid' },
});
const startStyle = css({
  flexShrink: '0',
  paddingInline: '5',
  paddingTop: '3',
  paddingBottom: '[calc(16px + env(safe-area-inset-bottom))]',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const openStyle = css({
  display: { lg: 'none' },
  marginInlineEnd: '-3',
  '@media print': { display: 'none!' },
});
