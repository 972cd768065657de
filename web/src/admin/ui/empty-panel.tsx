import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import emptyShelf from '#web/assets/shelf-empty.svg';
import tippedShelf from '#web/assets/shelf-tipped.svg';

interface EmptyPanelProps {
  /** `empty`: there is nothing to show; `failed`: it could not be loaded. */
  state: 'empty' | 'failed';
  title: string;
  text: string;
  children?: ReactNode;
}

/** Stands in a list's place when it has no items. */
export function EmptyPanel({ state, title, text, children }: EmptyPanelProps) {
  return (
    <div
      role={state === 'failed' ? 'alert' : undefined}
      className={cx(
        panelStyle,
        state === 'failed' ? css({ background: 'danger.subtle' }) : css({ background: 'bg.canvas' }),
        state === 'failed' ? css({ borderColor: 'danger.muted' }) : css({ borderColor: 'border.subtle' }),
      )}
    >
      <img src={state === 'failed' ? tippedShelf : emptyShelf} width={250} height={90} alt="" />
      <p className={titleStyle}>{title}</p>
      <p className={textStyle}>{text}</p>
      {children}
    </div>
  );
}

const panelStyle = css({
  display: 'grid',
  justifyItems: 'start',
  padding: { base: '5', md: '7' },
  borderWidth: '1px',
  borderRadius: 'card',
});
const titleStyle = css({ textStyle: 'h4', marginTop: '5' });
const textStyle = css({ textStyle: 'sm', color: 'fg.muted', marginTop: '1' });
