import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';

interface ListPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/**
 * A page that is a list. As long as the list is to come it fills the window and what follows it is not seen, so that
 * nothing moves when the list arrives; then it ends where the list does. With a search it stays as high, so that the box
 * does not move from under whoever types in it.
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
