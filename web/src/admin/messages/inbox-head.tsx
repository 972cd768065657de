import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { inboxAddress } from './inbox-view.ts';

/** The heading of a part of the inbox, with what can be done beside it. */
export function InboxHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={rowStyle}>
      <h2 id={id} tabIndex={-1} className={css({ textStyle: 'h3' })}>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Leads from one list of the inbox to another. */
export function InboxLink({ to, children }: { to: Parameters<typeof inboxAddress>[0]; children: ReactNode }) {
  return (
    <InternalLink to={inboxAddress(to)} className={linkStyle}>
      {children}
    </InternalLink>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'tap',
  marginBottom: '3',
  '--h3': '23px',
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'sm',
  color: 'brand.fg',
  textDecoration: 'underline',
});
