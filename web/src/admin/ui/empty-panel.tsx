import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import emptyShelf from '#web/assets/shelf-empty.svg';
import tippedShelf from '#web/assets/shelf-tipped.svg';

interface ShelfPanelProps {
  /** `empty`: there is nothing to show; `tipped`: it could not be loaded. */
  shelf: 'empty' | 'tipped';
  title: string;
  text: string;
  children?: ReactNode;
}

/** Stands in a list's place when it has no items. */
export function ShelfPanel({ shelf, title, text, children }: ShelfPanelProps) {
  return (
    <div
      role={shelf === 'tipped' ? 'alert' : undefined}
      className={cx(
        css({
          display: 'grid',
          justifyItems: 'start',
          padding: { base: '5', md: '7' },
          borderWidth: '1px',
          borderRadius: 'card',
        }),
        shelf === 'tipped' ? css({ background: 'danger.subtle' }) : css({ background: 'bg.canvas' }),
        shelf === 'tipped' ? css({ borderColor: 'danger.muted' }) : css({ borderColor: 'border.subtle' }),
      )}
    >
      <img src={shelf === 'tipped' ? tippedShelf : emptyShelf} width={250} height={90} alt="" />
      <p className={css({ textStyle: 'h4', marginTop: '5' })}>{title}</p>
      <p className={css({ textStyle: 'sm', color: 'fg.muted', marginTop: '1' })}>{text}</p>
      {children}
    </div>
  );
}
