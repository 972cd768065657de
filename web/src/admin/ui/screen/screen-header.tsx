import type { ReactNode, RefObject } from 'react';
import { css, cx } from '#styles/css';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { ButtonLink } from '../button.tsx';

interface ScreenHeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** The row never wraps: what has no room in it is elsewhere. */
  isOneRow?: boolean;
  /** Content after the title, in the same row where there is space. */
  children: ReactNode;
}

/** The dark head of a screen: its title, and links out of it. */
export function ScreenHeader({ heading, title, isOneRow, children }: ScreenHeaderProps) {
  return (
    <header className={headerStyle}>
      <div className={cx(screenWidth, rowStyle)} data-one-row={isOneRow || undefined}>
        <div className={titleStyle}>
          <span className={logoStyle}>
            <LogoMark />
          </span>
          <h1 ref={heading} tabIndex={-1} className={headingStyle}>
            {title}
          </h1>
        </div>
        {children}
      </div>
    </header>
  );
}

const headerStyle = css({
  ground: 'ink',
});
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: { base: '2', md: '5' },
  rowGap: '2',
  minHeight: '14',
  paddingBlock: '2',
  '&[data-one-row]': { flexWrap: 'nowrap', paddingBlock: '0', height: '14' },
  // A phone's width is for the words.
  '&:not([data-one-row]) :is(a, button) svg': { display: { base: 'none', sm: 'block' } },
});
const titleStyle = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' });
const logoStyle = css({ display: { base: 'none', sm: 'block' }, '[data-one-row] &': { display: 'block' } });
const headingStyle = css({
  textStyle: 'h4',
  lineHeight: '1.2',
  outline: 'none',
  fontSize: '17px',
  whiteSpace: 'nowrap',
});

/** The measure of a screen: 1320 px at most, with its side margins. */
export const screenWidth = css({
  width: 'full',
  maxWidth: '[1368px]',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '6' },
});

/** A link to `main-content`, visible while it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <ButtonLink href="#main-content" variant="label" size="s" className={skipStyle}>
      {children}
    </ButtonLink>
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
