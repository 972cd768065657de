import { useState } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import { readLinkHash } from '#shared/people/link.ts';
import { css } from '#styles/css';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { useLocation } from '#web/lib/router.tsx';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { copy } from './copy.en.ts';
import { PasswordLinkForm } from './password-link-form.tsx';

/** Choosing a password by the link that the address carries, or asking for one. */
export function PasswordForms() {
  const { hash } = useLocation();
  const link = readLinkHash(hash);
  const [done, setDone] = useState<string>();
  const words = link ? copy.choose : copy.forgotten;
  return (
    <>
      <div>
        <h2 className={titleStyle}>{words.title}</h2>
        <p className={leadStyle}>{words.lead}</p>
      </div>
      {done !== undefined ? (
        <p role="status">{done}</p>
      ) : link ? (
        <ChoosePasswordForm link={link} onDone={(username) => setDone(copy.choose.done(username))} />
      ) : (
        <PasswordLinkForm onDone={() => setDone(copy.forgotten.done)} />
      )}
      <InternalLink to={adminAddresses.login} className={linkStyle}>
        {copy.toLogin}
      </InternalLink>
    </>
  );
}

const titleStyle = css({ textStyle: 'h4' });
const leadStyle = css({ color: 'fg.muted', marginTop: '1' });
const linkStyle = css({ justifySelf: 'start', color: 'brand.fg', textDecoration: 'underline' });
