import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { LoginForm } from '../login-form.tsx';
import { resumeSession } from '../session.ts';
import { copy } from './copy.en.ts';
import { clock } from './phase.ts';
import { postToTabs } from './tabs.ts';

interface Counting {
  open: boolean;
  /** The remaining time, in ms. */
  left: number;
}

/** The remaining time: shown every second, read out every minute. */
function Left({ ms }: { ms: number }) {
  return (
    <>
      <strong role="timer" className={clockStyle}>
        {clock(ms)}
      </strong>
      <span role="status" className={css({ srOnly: true })}>
        {copy.left(Math.max(1, Math.ceil(ms / 60_000)))}
      </span>
    </>
  );
}

/** Warns after a long time without use. Closing it extends the session. */
export function IdleDialog({ open, left, onStay }: Counting & { onStay: () => Promise<void> }) {
  const [state, setState] = useState<'asking' | 'staying' | 'failed'>('asking');
  const isPending = state === 'staying';
  const stay = async () => {
    if (isPending) return;
    setState('staying');
    await onStay().then(
      () => setState('asking'),
      () => setState('failed'),
    );
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={copy.idle.title}
      onClose={() => void stay()}
      className={width}
    >
      <DialogBody>
        <p>
          {copy.idle.text} <Left ms={left} />
        </p>
        {state === 'failed' && <Notice>{copy.idle.failed}</Notice>}
      </DialogBody>
      <DialogFooter>
        <Button size="s" aria-disabled={isPending} onClick={() => void stay()}>
          {isPending ? copy.idle.staying : copy.idle.stay}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface SignInAgain {
  username: string;
  onSignedIn: () => void;
}

function SignInAgainForm({ username, onSignedIn }: SignInAgain) {
  const queryClient = useQueryClient();
  return (
    <LoginForm
      username={username}
      onSignedIn={(user) => {
        resumeSession(queryClient, user);
        postToTabs('used');
        onSignedIn();
      }}
    />
  );
}

/** Warns of the end of a session that cannot be extended. */
export function TotalDialog({
  open,
  left,
  onLater,
  ...signIn
}: Counting & SignInAgain & { onLater: () => void }) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={copy.total.title}
      onClose={onLater}
      focusFirst={passwordField}
      className={width}
    >
      <DialogBody>
        <p>
          {copy.total.text} <Left ms={left} />
        </p>
        <SignInAgainForm {...signIn} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="s" onClick={onLater}>
          {copy.total.later}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/**
 * Shown when a call found that the session has ended. Unsaved work is discarded only if the user presses the button for
 * that.
 */
export function EndedDialog({
  open,
  onLeave,
  ...signIn
}: { open: boolean; onLeave: () => void } & SignInAgain) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={copy.ended.title}
      onClose={() => {}}
      focusFirst={passwordField}
      className={width}
    >
      <DialogBody>
        <p>{copy.ended.text}</p>
        <SignInAgainForm {...signIn} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" size="s" onClick={onLeave}>
          {copy.ended.leave}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Returns the field that gets the focus; the username is filled in already. */
const passwordField = () => document.getElementById('password');
const width = css({ maxWidth: 'question' });
const clockStyle = css({ fontVariantNumeric: 'tabular-nums' });
