import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';

interface EditorButtonsProps {
  label: string;
  busy: boolean;
  /** Label while the form waits, for example for an upload. It can still be cancelled. */
  waiting?: string;
  onCancel: () => void;
  /** A button before the one that cancels. */
  keep?: ReactNode;
  /** Buttons after *Save* and *Cancel*. */
  children?: ReactNode;
}

/** The buttons that submit the surrounding form, or cancel. */
export function EditorButtons({ label, busy, waiting, onCancel, keep, children }: EditorButtonsProps) {
  return (
    <div className={buttonsStyle}>
      <Button type="submit" size="s" aria-disabled={busy || waiting !== undefined}>
        {(busy || waiting) && <Spinner />}
        {waiting ?? (busy ? copy.saving : label)}
      </Button>
      {keep}
      <Button variant="outline" size="s" onClick={() => busy || onCancel()}>
        {copy.cancel}
      </Button>
      {children}
    </div>
  );
}

const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
