import { useState } from 'react';
import { renewRecoveryCodes, turnOffCodes } from '#shared/api/codes.ts';
import { codeProof } from '#shared/session/codes.ts';
import { formatDate } from '#web/admin/lib/language/formats.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { copy } from './copy.en.ts';
import { ProofFields } from './proof-fields.tsx';

interface OnViewProps {
  /** When the codes were turned on, ISO 8601. */
  since: string;
  recoveryLeft: number;
  /** Receives the new recovery codes. */
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onOff: () => void;
  onClose: () => void;
}

/** The state of one-time codes that are on, with buttons to renew or turn them off. */
export function OnView({ since, recoveryLeft, onRenewed, onOff, onClose }: OnViewProps) {
  const [asked, setAsked] = useState<'renew' | 'turn-off'>();
  const goBack = () => setAsked(undefined);
  if (asked === 'renew') return <RenewForm onDone={onRenewed} onBack={goBack} />;
  if (asked === 'turn-off') return <TurnOffForm onDone={onOff} onBack={goBack} />;
  return (
    <>
      <DialogBody>
        <p>{copy.on.lead(formatDate(since, 'long'))}</p>
        <p>{copy.on.left(recoveryLeft)}</p>
      </DialogBody>
      <DialogFooter>
        <Button size="s" onClick={() => setAsked('renew')}>
          {copy.on.renew}
        </Button>
        <Button variant="outline" size="s" onClick={() => setAsked('turn-off')}>
          {copy.on.turnOff}
        </Button>
        <Button variant="outline" size="s" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFooter>
    </>
  );
}

interface Proof {
  present: string;
  code: string;
}

interface ProofFormProps {
  words: { lead: string; send: string; sending: string };
  send: (proof: Proof) => Promise<void>;
  onBack: () => void;
}

/** A form that asks for the password and a code before an action. */
function ProofForm({ words, send, onBack }: ProofFormProps) {
  const { form, status, problems, failure, onInput, onSubmit } = useForm({ schema: codeProof, send });
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      <DialogBody>
        <p>{words.lead}</p>
        <ProofFields
          code={{ label: copy.anyCode, inputMode: 'text' }}
          problems={problems}
          failure={status === 'failed' ? failure : undefined}
        />
      </DialogBody>
      <FormFooter
        send={words.send}
        sending={words.sending}
        isPending={status === 'sending'}
        cancel={copy.cancel}
        onCancel={onBack}
      />
    </form>
  );
}

function RenewForm({ onDone, onBack }: { onDone: OnViewProps['onRenewed']; onBack: () => void }) {
  const send = async (body: Proof) => onDone((await callApi(renewRecoveryCodes, { body })).recoveryCodes);
  return <ProofForm words={copy.renewing} send={send} onBack={onBack} />;
}

function TurnOffForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const send = async (body: Proof) => {
    await callApi(turnOffCodes, { body });
    showToast({ tone: 'success', title: copy.turningOff.done });
    onDone();
  };
  return <ProofForm words={copy.turningOff} send={send} onBack={onBack} />;
}
