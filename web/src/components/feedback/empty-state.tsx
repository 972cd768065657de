import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import emptyShelf from '#web/assets/shelf-empty.svg';
import tippedShelf from '#web/assets/shelf-tipped.svg';

interface EmptyStateProps {
  /** `empty`: there is nothing to show; `failed`: it could not be loaded. */
  state: 'empty' | 'failed';
  title: string;
  text: string;
  /** The title names the whole page. */
  isPageTitle?: boolean;
  /** What to do next. */
  children?: ReactNode;
}

/** Stands in the place of what there is not; read out when it appears. */
export function EmptyState({ state, title, text, isPageTitle = false, children }: EmptyStateProps) {
  const Heading = isPageTitle ? 'h1' : 'h2';
  const failed = state === 'failed';
  return (
    <div
      role={failed ? 'alert' : 'status'}
      className={cx(
        panelStyle,
        failed ? css({ background: 'danger.subtle' }) : css({ background: 'bg.shelf' }),
      )}
    >
      <img src={failed ? tippedShelf : emptyShelf} width={250} height={90} alt="" />
      <Heading className={titleStyle}>{title}</Heading>
      <p className={textStyle}>{text}</p>
      {children && <p className={actionsStyle}>{children}</p>}
    </div>
  );
}

const panelStyle = css({
  padding: { base: '6', md: '9' },
  borderRadius: 'card',
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' });
const titleStyle = css({ marginTop: '5', textStyle: 'h3' });
const textStyle = css({ marginTop: '2', maxWidth: 'blurb', color: 'fg.muted', textWrap: 'pretty' });
