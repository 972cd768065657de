import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from '#styles/css';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';

interface ConflictChoiceProps {
  /** The conflict, as a sentence. */
  text: string;
  /** The stored version. */
  children: ReactNode;
  busy: boolean;
  /** Label of the button that keeps the draft. Given if this button does not save the draft at once. */
  keepMine?: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Shown when another user has saved in the meantime: the stored version, and two buttons that keep the draft or that
 * version. Takes the focus from the replaced button.
 */
export function ConflictChoice({
  text,
  children,
  busy,
  keepMine = copy.keepMine,
  ...choice
}: ConflictChoiceProps) {
  const firstChoice = useRef<HTMLButtonElement>(null);
  // In a layout effect, before the next paint: otherwise a dialog around it would move the lost focus to its first element.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) firstChoice.current?.focus();
  }, []);
  return (
    <div className={choiceStyle}>
      <Notice>{text}</Notice>
      <div className={theirsStyle}>
        <p className={theirsHeadingStyle}>{copy.theirs}</p>
        {children}
      </div>
      <div className={actionsStyle}>
        <Button ref={firstChoice} size="s" aria-disabled={busy} onClick={choice.onKeepMine}>
          {keepMine}
        </Button>
        <Button variant="outline" size="s" onClick={choice.onTakeTheirs}>
          {copy.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

const choiceStyle = css({ display: 'grid', gap: '4' });
const theirsStyle = css({ padding: '4', background: 'bg.shelf', borderRadius: 'control' });
const theirsHeadingStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '3' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
