import type { ReactNode } from 'react';
import type { Language } from '../../../../shared/language.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import { ToastHost } from '../../features/toasts/toast-host.tsx';
import { useKeyboardConventions } from '../../lib/keyboard.ts';
import type { ShellCopy } from './copy.en.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';

interface ShellProps {
  copy: ShellCopy;
  language: Language;
  /** Where the visitor is, in the English form. */
  path: string;
  children: ReactNode;
}

/** Everything around a public page. */
export function Shell({ copy, language, path, children }: ShellProps) {
  useKeyboardConventions();
  return (
    <>
      <a href="#main-content" className={cx(button({ variant: 'label', size: 's' }), skipStyle)}>
        {copy.skipLink}
      </a>
      <NavigationBar copy={copy} language={language} path={path} />
      <main id="main-content" tabIndex={-1} className={css({ outline: 'none' })}>
        {children}
      </main>
      <Footer copy={copy} language={language} path={path} />
      <ToastHost labels={{ region: copy.notifications, close: copy.closeToast }} language={language} />
    </>
  );
}

const skipStyle = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
});
