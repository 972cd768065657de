import { useEffect } from 'react';
import { css } from '#styles/css';
import { dismissToast, type Toast, toastDuration } from './toasts.ts';

/** A toast that shows only its text. It needs no code of the toast view. */
export function PlainToast({ toast: { id, title, text } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), toastDuration);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <p role="alert" className={plainStyle}>
      {title} {text}
    </p>
  );
}

const plainStyle = css({
  position: 'fixed',
  zIndex: 'toast',
  insetInline: '4',
  bottom: '4',
  padding: '4',
  borderRadius: 'control',
  background: 'bg.ink',
  color: 'fg.onDark',
});
