import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';

interface ListPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page that is a list. At least as high as the window, so that what follows does not move when the list arrives. */
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
  minHeight: '[calc(100dvh - var(--navigation-height))]',
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
