import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { ShelfDrawing } from './shelf-drawing.tsx';

interface EmptyStateProps {
  /** `empty`: there is nothing to show; `failed`: it could not be loaded. */
  state: 'empty' | 'failed';
  title: string;
  text: string;
  /** True if the title names the whole page. */
  isPageTitle?: boolean;
  /** True for a list among others with a heading of its own: smaller, and the title is no heading. */
  compact?: boolean;
  /** Actions below the text. */
  children?: ReactNode;
}

/** Replaces missing content; read out when it appears. */
export function EmptyState({ state, title, text, isPageTitle, compact, children }: EmptyStateProps) {
  const Heading = compact ? 'p' : isPageTitle ? 'h1' : 'h2';
  const failed = state === 'failed';
  return (
    <div
      role={failed ? 'alert' : compact ? undefined : 'status'}
      data-failed={failed || undefined}
      data-compact={compact}
      className={panelStyle}
    >
      <ShelfDrawing of={state} />
      <Heading className={titleStyle}>{title}</Heading>
      <p className={textStyle}>{text}</p>
      {children && <div className={actionsStyle}>{children}</div>}
    </div>
  );
}

const panelStyle = css({
  padding: { base: '6', md: '9' },
  borderRadius: 'card',
  background: 'bg.shelf',
  '&[data-failed]': { background: 'danger.subtle' },
  '&[data-compact]': {
    padding: { base: '5', md: '7' },
    borderWidth: '1px',
    borderColor: 'border.subtle',
    '&:not([data-failed])': { background: 'bg.canvas' },
    '&[data-failed]': { borderColor: 'danger.muted' },
  },
});
const titleStyle = css({ marginTop: '5', textStyle: 'h3', '[data-compact] > &': { textStyle: 'h4' } });
const textStyle = css({
  marginTop: '2',
  maxWidth: 'blurb',
  color: 'fg.muted',
  textWrap: 'pretty',
  '[data-compact] > &': { marginTop: '1', maxWidth: 'none', textStyle: 'sm' },
});
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  marginTop: '5',
  '[data-compact] > &': { marginTop: '4' },
});
