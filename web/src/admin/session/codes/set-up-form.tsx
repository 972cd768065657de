import { useState } from 'react';
import { turnOnCodes } from '#shared/api/codes.ts';
import { codeSetUp, inFours, secretAlphabet, secretLength } from '#shared/session/codes.ts';
import { css } from '#styles/css';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { copy } from './copy.en.ts';
import { ProofFields } from './proof-fields.tsx';

const qrCode = loadOnce(() => import('./qr-code.tsx'));
const words = copy.setUp;

interface SetUpFormProps {
  /** Receives the recovery codes. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows a new secret for an app, and turns codes on once a code proves that the app has the secret. */
export function SetUpForm({ onDone, onClose }: SetUpFormProps) {
  const [secret] = useState(newSecret);
  const address = keyAddress(secret, useCompany().name.en, useUser()?.username ?? '');
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema: codeSetUp,
    read: (element) => ({ secret, ...Object.fromEntries(new FormData(element)) }),
    send: async (body) => onDone((await callApi(turnOnCodes, { body })).recoveryCodes),
  });
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      <DialogBody>
        <p>{words.lead}</p>
        <p>{words.scan}</p>
        <div className={keyStyle}>
          <LazyView loader={qrCode}>{({ QrCode }) => <QrCode text={address} label={words.image} />}</LazyView>
          <div className={css({ minWidth: '0' })}>
            <p className={labelStyle}>{words.key}</p>
            <code dir="ltr" className={secretStyle}>
              {inFours(secret, ' ')}
            </code>
            <a href={address} className={linkStyle}>
              {words.here}
            </a>
          </div>
        </div>
        <ProofFields
          code={{ label: copy.code, hint: words.codeHint, inputMode: 'numeric' }}
          problems={problems}
          failure={status === 'failed' ? failure : undefined}
        />
      </DialogBody>
      <FormFooter
        send={words.send}
        sending={words.sending}
        isPending={status === 'sending'}
        cancel={copy.cancel}
        onCancel={onClose}
      />
    </form>
  );
}

const keyStyle = css({
  display: 'flex',
  // Reserves the height of the code.
  minHeight: 'qrCode',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  gap: '4',
});
const labelStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const secretStyle = css({
  display: 'block',
  fontFamily: '[monospace]',
  fontSize: '[1.05rem]',
  userSelect: 'all',
});
const linkStyle = css({
  display: 'inline-block',
  marginTop: '2',
  textStyle: 'sm',
  color: 'brand.fg',
  textDecoration: 'underline',
});

/** Returns a new random secret for an app and the site: five bits per character. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretLength));
  return Array.from(bytes, (byte) => secretAlphabet[byte & 31]).join('');
}

/** Returns the URL in the QR code: the secret, and the site and account that the app lists it under. */
function keyAddress(secret: string, site: string, username: string): string {
  const issuer = encodeURIComponent(site);
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${secret}&issuer=${issuer}`;
}
