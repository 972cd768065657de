import { useEffect } from 'react';
import { css } from '#styles/css';
import { dismissToast, type Toast, toastDuration } from './toasts.ts';

/** What a toast says, without the code that makes a toast of it. */
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
