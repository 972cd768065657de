import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contentItemAddress, messageAddress, postEditorAddress } from '#shared/admin-paths.ts';
import type { ListedLine } from '#shared/api/audit.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { useItemLabels } from '../lib/use-item-labels.ts';
import { UserWords } from '../ui/user-text.tsx';
import { actorsQuery } from './audit-queries.ts';
import { copy } from './copy.en.ts';

/** What something was done to, by the name that it had, and the way to it; where it is gone, that it is. */
export function AuditThing({ line }: { line: ListedLine }) {
  const { data: people } = useQuery(actorsQuery);
  const { thing, thingId = '', title, gone } = line;
  if (!thing || !thingId) return title && <UserWords>{title}</UserWords>;
  if (thing === 'content') return <ContentItem itemKey={thingId} />;
  if (thing === 'message') {
    return gone ? <Gone>{title}</Gone> : <Way to={messageAddress(thingId)}>{title ?? copy.show}</Way>;
  }
  if (thing === 'person') {
    const isHere = people?.some(({ id }) => id === thingId);
    if (people && !isHere) return <Gone>{title ?? thingId}</Gone>;
    return <Way to={`#person-${thingId}`}>{title ?? thingId}</Way>;
  }
  const kind = postKinds.find((one) => one === thing);
  if (!kind) return <UserWords>{title ?? thingId}</UserWords>;
  if (gone) return <Gone>{title ?? thingId}</Gone>;
  return <Way to={postEditorAddress(kind, thingId)}>{title ?? thingId}</Way>;
}

function ContentItem({ itemKey }: { itemKey: string }) {
  const labels = useItemLabels();
  if (labels && !labels.isContentKey(itemKey)) return <Gone>{itemKey}</Gone>;
  const key = itemKey as ContentKey;
  return <Way to={contentItemAddress(key)}>{labels?.placedLabelOf(key) ?? key}</Way>;
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={wayStyle}>
      <UserWords>{children}</UserWords>
    </a>
  );
}

function Gone({ children }: { children: ReactNode }) {
  return (
    <>
      {children && <UserWords>{children}</UserWords>}{' '}
      <span className={css({ color: 'fg.muted' })}>({copy.gone})</span>
    </>
  );
}

const wayStyle = css({ color: 'brand.fg', textDecoration: 'underline' });
