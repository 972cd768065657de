import type { ReactNode, RefObject } from 'react';
import { css, cx } from '../../../styled-system/css/index.js';
import { LogoMark } from '../../components/logo-mark.tsx';
import { dashboardWidth } from '../dashboard/dashboard-width.ts';

interface ScreenHeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** Styles of the title's place in the row. */
  titleClassName?: string;
  /** Stands after the title, in the same row where there is room. */
  children: ReactNode;
}

/** The dark head of a screen: what the screen is called, and the ways out of it. */
export function ScreenHeader({ heading, title, titleClassName, children }: ScreenHeaderProps) {
  return (
    <header className={headerStyle}>
      <div className={cx(dashboardWidth, rowStyle)}>
        <div className={cx(titleStyle, titleClassName)}>
          <LogoMark colour="#FFFFFF" accent="#FFC933" />
          <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h4', outline: 'none' })}>
            {title}
          </h1>
        </div>
        {children}
      </div>
    </header>
  );
}

const headerStyle = css({
  background: 'bg.ink',
  color: 'fg.onDark',
  '--focus': 'var(--chakra-colors-label-solid)',
});
const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '5',
  rowGap: '2',
  minHeight: '[64px]',
  paddingBlock: '2',
});
const titleStyle = css({ display: 'flex', alignItems: 'center', gap: '3' });
