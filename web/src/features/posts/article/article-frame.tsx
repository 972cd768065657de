import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { PageLink } from '#web/components/navigation/page-link.tsx';

interface ArticleFrameProps {
  /** The texts of the breadcrumbs: their label, the home page, and the list of the article. */
  trail: { label: string; home: string; list: string };
  /** The list's English path. */
  list: string;
  children: ReactNode;
}

/** A page about one article. At least as high as the window, so that nothing visible moves when the article arrives. */
export function ArticleFrame({ trail, list, children }: ArticleFrameProps) {
  return (
    <div className={cx(container(), frameStyle)}>
      <nav aria-label={trail.label}>
        <ol className={trailStyle}>
          <li>
            <PageLink to="/" className={linkStyle}>
              {trail.home}
            </PageLink>
          </li>
          <li>
            <span aria-hidden="true" className={css({ marginInlineEnd: '2' })}>
              /
            </span>
            <PageLink to={list} className={linkStyle}>
              {trail.list}
            </PageLink>
          </li>
        </ol>
      </nav>
      {children}
    </div>
  );
}

const frameStyle = css({
  minHeight: '[calc(100dvh - var(--navigation-height))]',
  paddingTop: { base: '5', lg: '9' },
  paddingBottom: 'section',
});
const trailStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  marginBottom: { base: '4', lg: '7' },
  textStyle: 'sm',
  color: 'fg.muted',
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'brand.fg',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationColor: 'border.control',
  _hover: { textDecorationColor: 'brand.fg' },
});
