import type { ReactNode, RefObject } from 'react';
import { css, cx } from '#styles/css';
import { LogoMark } from '#web/components/navigation/logo-mark.tsx';
import { ButtonLink } from '../button.tsx';

interface ScreenHeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** Content after the title. Elements that do not fit into the row are in a menu. */
  children: ReactNode;
}

/** The dark header of a screen, one row at every width: its title, and links to other screens. */
export function ScreenHeader({ heading, title, children }: ScreenHeaderProps) {
  return (
    <header className={headerStyle}>
      <div className={cx(screenWidth, rowStyle)}>
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
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: { base: '1', md: '5' },
  height: '14',
});
const titleStyle = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' });
/** The logo is hidden in the narrowest windows, where the title needs the space. */
const logoStyle = css({ flex: 'none', '@media (max-width: 359px)': { display: 'none' } });
const headingStyle = css({
  textStyle: 'h4',
  lineHeight: '1.2',
  outline: 'none',
  fontSize: '17px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** The width of a screen: at most 1320 px, plus the margins at its sides. */
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
