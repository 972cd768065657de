import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { keptMs } from '#shared/privacy/retention.ts';
import { FieldsRefused } from '#web/lib/form/use-form.ts';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import { type AttachedCv, type CvAttachment, contactDraft } from '../use-contact-form.ts';
import { type CvRefusal, refusalOf, uploadCv } from './upload-cv.ts';

export type CvState =
  | { step: 'empty' }
  /** The browser checks the file before the upload, and the server after it. */
  | { step: 'checking'; file: File }
  /** `share` is the sent part, from 0 to 1. */
  | { step: 'uploading'; file: File; share: number }
  | { step: 'attached'; cv: AttachedCv }
  /** `again` is the file if another try may succeed. */
  | { step: 'refused'; name: string; size: number; reason: CvRefusal; again: File | undefined };

/** The names of refusals in events. */
const told = {
  'not-pdf': 'no-pdf',
  empty: 'empty',
  'too-large': 'too-large',
  incomplete: 'damaged',
  unreadable: 'damaged',
  encrypted: 'locked',
  active: 'active',
  interrupted: 'not-sent',
  expired: 'not-sent',
  'too-many': 'not-sent',
  gone: 'not-sent',
} as const satisfies Record<CvRefusal, string>;

/** How long a checked file can wait for its message, in ms: an hour less than the server keeps it. */
const waits = keptMs('cv') - 3_600_000;

/** Returns the CV in the draft, if it can still be sent. */
function keptCv(): AttachedCv | undefined {
  const cv = contactDraft.read()?.values.cv;
  return cv && Date.now() - cv.checkedAt < waits ? cv : undefined;
}

function beginning(): CvState {
  const cv = keptCv();
  return cv ? { step: 'attached', cv } : { step: 'empty' };
}

/**
 * Returns the state of a message's CV, from choosing to the check. Calls `onCv` with the attached CV, and answers the
 * form through `attachment`.
 */
export function useCv(attachment: Ref<CvAttachment>, onCv: (cv: AttachedCv | undefined) => void) {
  const [state, setState] = useState(beginning);
  /** The state as last set: the form may read it through `attachment` before the next render. */
  const now = useRef(state);
  const running = useRef<{ controller: AbortController; ended: Promise<void> }>(undefined);

  const become = (next: CvState) => {
    now.current = next;
    setState(next);
  };
  const stop = () => {
    running.current?.controller.abort();
    running.current = undefined;
  };
  const refuse = (file: { name: string; size: number }, reason: CvRefusal, again?: File) => {
    const { name, size } = file;
    become({ step: 'refused', name, size, reason, again });
    onCv(undefined);
    recordToolEvent('cv_refused', { reason: told[reason] });
  };

  const upload = async (file: File, signal: AbortSignal) => {
    try {
      const cv = await uploadCv(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted)
            become(share === undefined ? { step: 'checking', file } : { step: 'uploading', file, share });
        },
      });
      if (signal.aborted) return;
      become({ step: 'attached', cv });
      onCv(cv);
      recordToolEvent('cv_added', {});
    } catch (failure) {
      if (signal.aborted) return;
      const reason = refusalOf(failure);
      refuse(file, reason, reason === 'interrupted' || reason === 'expired' ? file : undefined);
    }
  };
  const take = (file: File) => {
    stop();
    const controller = new AbortController();
    become({ step: 'checking', file });
    const run = { controller, ended: upload(file, controller.signal) };
    running.current = run;
    run.ended.then(() => {
      if (running.current === run) running.current = undefined;
    });
  };
  const remove = () => {
    stop();
    become({ step: 'empty' });
    onCv(undefined);
  };
  useEffect(() => () => running.current?.controller.abort(), []);

  useImperativeHandle(attachment, () => ({
    ready: async () => {
      const isAwaited = running.current !== undefined;
      while (running.current) await running.current.ended;
      const { step } = now.current;
      if (step === 'refused' || (step === 'empty' && isAwaited)) {
        throw new FieldsRefused([{ field: 'cv', problem: step }]);
      }
      return now.current.step === 'attached' ? now.current.cv : undefined;
    },
    lose: () => {
      if (now.current.step === 'attached') refuse(now.current.cv, 'gone');
    },
  }));
  return { state, take, remove };
}
