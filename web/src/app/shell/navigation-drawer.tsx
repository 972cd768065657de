import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { navPaths } from '../page-table.ts';
import type { ShellCopy } from './copy.en.ts';
import { DrawerLanguages } from './drawer-languages.tsx';
import { useDrawer } from './use-drawer.ts';

/**
 * The navigation of small screens: a side drawer from the end of the line, opened and closed by the browser itself
 * (a modal `dialog`), so that it works before the page's script has come and keeps the focus inside. Back closes it,
 * and so does a turn of the screen that brings the bar's own links.
 */
export function NavigationDrawer({
  copy,
  language,
  path,
}: {
  copy: ShellCopy;
  language: Language;
  path: string;
}) {
  const { dialog, open, close, onClosed } = useDrawer();
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor="navigation-drawer"
        aria-haspopup="dialog"
        aria-label={copy.openMenu}
        className={cx(button({ variant: 'plain', size: 'icon' }), openStyle)}
        onClick={open}
      >
        <Icon of={MenuIcon} size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the drawer, in browsers without `closedby`; by keyboard, Escape closes every dialog */}
      <dialog
        ref={dialog}
        id="navigation-drawer"
        aria-label={copy.menu}
        closedby="any"
        className={drawerStyle}
        onClose={onClosed}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={columnStyle}>
          <div className={headStyle}>
            <p className={css({ textStyle: 'h4' })}>{copy.menu}</p>
            <button
              type="button"
              command="close"
              commandfor="navigation-drawer"
              aria-label={copy.closeMenu}
              className={button({ variant: 'plain', size: 'icon' })}
              onClick={close}
            >
              <Icon of={X} size={22} />
            </button>
          </div>
          <nav aria-label={copy.navigation}>
            <details open className={groupStyle}>
              <summary className={cx(rowStyle, css({ fontWeight: 'strong' }))}>
                {copy.whatWeDo}
                <Icon of={ChevronDown} />
              </summary>
              <ul className={css({ background: 'bg.shelf' })}>
                {navPaths('services').map((page) => (
                  <li key={page}>
                    <PageLink to={page} className={cx(rowStyle, serviceStyle)} onClick={close}>
                      {copy.services[page]}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </details>
            <PageLink to="/our-people" className={rowStyle} onClick={close}>
              {copy.ourPeople}
            </PageLink>
          </nav>
          <DrawerLanguages language={language} path={path} onChosen={close} />
          <div className={contactStyle}>
            <PageLink to="/contact" className={cx(button(), css({ width: 'full' }))} onClick={close}>
              {copy.getStarted}
            </PageLink>
          </div>
        </div>
      </dialog>
    </>
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
  background: 'bg.canvas',
  color: 'fg.default',
  overflowY: 'auto',
  transform: 'translateX(calc(100% * var(--dir)))',
  transitionProperty: '[transform, display, overlay]',
  transitionBehavior: 'allow-discrete',
  transitionTimingFunction: 'standard',
  transitionDuration: 'hover',
  '&::backdrop': { background: 'bg.scrim' },
  '&[open]': {
    transform: 'none',
    transitionDuration: 'dialog',
    '@starting-style': { transform: 'translateX(calc(100% * var(--dir)))' },
  },
});
const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '16',
  paddingInline: '5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const groupStyle = css({
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
});
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '[53px]',
  'ul &': { minHeight: '11.5' },
  paddingInline: '5',
  textStyle: 'body',
  listStyle: 'none',
  '&[aria-current=page]': { background: 'label.solid' },
});
const serviceStyle = css({ borderBottomWidth: '1px', borderColor: 'bg.canvas' });
const openStyle = css({
  display: { lg: 'none' },
  marginInlineEnd: '-3',
  '@media print': { display: 'none!' },
});
const columnStyle = css({ display: 'flex', flexDirection: 'column', minHeight: 'full' });
const contactStyle = css({ marginTop: 'auto', padding: '5' });
