import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { keptMs } from '#shared/privacy/retention.ts';
import { FieldsRefused } from '#web/lib/form/use-form.ts';
import { tellOf } from '#web/lib/tool-events.ts';
import { type AttachedCv, type CvAttachment, contactDraft } from '../use-contact-form.ts';
import { type CvRefusal, refusalOf, uploadCv } from './upload-cv.ts';

export type CvState =
  | { step: 'empty' }
  /** Before it is sent, and after that. */
  | { step: 'checking'; file: File }
  /** `share` is of what is sent, from 0 to 1. */
  | { step: 'uploading'; file: File; share: number }
  | { step: 'attached'; cv: AttachedCv }
  /** `again` is the file where another try may do. */
  | { step: 'refused'; name: string; size: number; reason: CvRefusal; again: File | undefined };

/** How events name what was refused. */
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

/** A file waits so long for its message, in ms: an hour less than the server keeps it, as writing takes its time too. */
const waits = keptMs('cv') - 3_600_000;

/** The CV that was added to the draft, if it can still go with its message. */
function keptCv(): AttachedCv | undefined {
  const cv = contactDraft.read()?.values.cv;
  return cv && Date.now() - cv.checkedAt < waits ? cv : undefined;
}

function beginning(): CvState {
  const cv = keptCv();
  return cv ? { step: 'attached', cv } : { step: 'empty' };
}

/**
 * The CV of a message: from the chosen file to the checked one. Tells `onCv` which one goes with the message, and the form what it asks
 * through `attachment`.
 */
export function useCv(attachment: Ref<CvAttachment>, onCv: (cv: AttachedCv | undefined) => void) {
  const [state, setState] = useState(beginning);
  /** As the form may ask between two renders. */
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
    tellOf('cv_refused', { reason: told[reason] });
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
      tellOf('cv_added', {});
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
