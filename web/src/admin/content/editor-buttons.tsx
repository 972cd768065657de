import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';

interface EditorButtonsProps {
  label: string;
  busy: boolean;
  /** What the form waits for before it is sent; it can still be given up. */
  waiting?: string;
  onCancel: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

/** Sends the form around it, or gives up. */
export function EditorButtons({ label, busy, waiting, onCancel, children }: EditorButtonsProps) {
  return (
    <div className={buttonsStyle}>
      <Button type="submit" size="s" aria-disabled={busy || waiting !== undefined}>
        {(busy || waiting) && <Spinner />}
        {waiting ?? (busy ? copy.saving : label)}
      </Button>
      <Button variant="outline" size="s" onClick={() => busy || onCancel()}>
        {copy.cancel}
      </Button>
      {children}
    </div>
  );
}

const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
