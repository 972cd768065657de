import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';

interface ListPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/**
 * A page that is a list. While the list is loading the page fills the window, so that nothing visible moves when it
 * arrives; then it ends with the list. With a search it keeps its height, so that the search box does not move.
 */
export function ListPage({ title, lead, children }: ListPageProps) {
  return (
    <div className={cx(container(), pageStyle)}>
      <h1 className={titleStyle}>{title}</h1>
      <p className={leadStyle}>{lead}</p>
      <div className={bodyStyle}>{children}</div>
    </div>
  );
}

const pageStyle = css({
  '&:has([aria-busy=true], search)': { minHeight: '[calc(100dvh - var(--navigation-height))]' },
  '@media (scripting: enabled)': {
    '&:is(:root:not([data-incomplete]) *):has([aria-busy=true]) + *': { visibility: 'hidden' },
  },
  paddingTop: { base: '12', lg: '18' },
  paddingBottom: 'section',
});
const leadStyle = css({
  marginTop: '3',
  maxWidth: 'blurb',
  textStyle: 'lead',
  color: 'fg.muted',
  textWrap: 'pretty',
});
const titleStyle = css({ textStyle: 'h1', overflowWrap: 'anywhere' });
const bodyStyle = css({ marginTop: { base: '7', lg: '12' } });
