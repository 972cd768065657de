import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { codesQuery } from './codes-query.ts';
import { copy } from './copy.en.ts';
import { OnView } from './on-view.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';

interface CodesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The signed-in person's one-time codes: set up, view, turn off. */
export function CodesDialog({ open, onClose }: CodesDialogProps) {
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose} narrow>
      <Codes onClose={onClose} />
    </Dialog>
  );
}

function Codes({ onClose }: Pick<CodesDialogProps, 'onClose'>) {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...codesQuery, staleTime: 0 });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: codesQuery.queryKey });
  const keep = (codes: readonly string[]) => {
    setRecoveryCodes(codes);
    void readAgain();
  };
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onClose} />;
  if (data?.since !== undefined) {
    return (
      <OnView
        since={data.since}
        recoveryLeft={data.recoveryLeft}
        onRenewed={keep}
        onOff={() => void readAgain()}
        onClose={onClose}
      />
    );
  }
  if (data) return <SetUpForm onDone={keep} onClose={onClose} />;
  return (
    <DialogBody>
      {isError ? (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.failed}
        </FailedRead>
      ) : (
        <p role="status">{copy.loading}</p>
      )}
    </DialogBody>
  );
}
