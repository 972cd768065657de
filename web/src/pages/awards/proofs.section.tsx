import { GivenPoints } from '#web/components/layout/given-points.tsx';
import { useCertificates, useClients } from '#web/features/content/use-proofs.ts';

interface ProofsProps {
  copy: { clients: string; certification: string };
}

/** Clients' quotes and a certification, each shown only if there is one. */
export function Proofs({ copy }: ProofsProps) {
  return (
    <>
      <GivenPoints title={copy.clients} items={useClients()} />
      <GivenPoints title={copy.certification} items={useCertificates()} />
    </>
  );
}
