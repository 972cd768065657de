import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { css } from '#styles/css';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { copy as contentCopy } from '../copy.en.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { ClaimCard } from './claim-card.tsx';
import { confirmationsQuery, type KnownClaim, knownClaims } from './claims-queries.ts';
import { copy } from './copy.en.ts';

/** All figures and practices that the company answers for, to be confirmed or rewritten one by one. */
export function Claims({ items }: { items: readonly ContentItem[] }) {
  const { data, isError, refetch } = useQuery({ ...confirmationsQuery, refetchOnMount: 'always' });
  const isOwner = useIsOwner();
  useEffect(() => contentDrafts.dropUnchanged, []);
  const known = data && knownClaims(items, data);
  return (
    <section aria-labelledby="claims" className={sectionStyle}>
      <div>
        <h2 id="claims" className={titleStyle}>
          {copy.title}
        </h2>
        <p className={textStyle}>{copy.text}</p>
        {!isOwner && <p className={textStyle}>{copy.forOwners}</p>}
      </div>
      {known ? (
        <>
          <ClaimList title={copy.figures} claims={known.filter(({ figure }) => figure)} items={items} />
          <ClaimList title={copy.practices} claims={known.filter(({ figure }) => !figure)} items={items} />
        </>
      ) : (
        isError && (
          <FailedRead tryAgain={contentCopy.tryAgain} onTryAgain={refetch}>
            {copy.failedTitle}
          </FailedRead>
        )
      )}
    </section>
  );
}

interface ClaimListProps {
  title: string;
  claims: readonly KnownClaim[];
  items: readonly ContentItem[];
}

function ClaimList({ title, claims, items }: ClaimListProps) {
  const unconfirmed = claims.filter(({ state }) => state === 'unconfirmed').length;
  return (
    <div className={sectionStyle}>
      <h3 className={groupStyle}>
        {title} <span className={countStyle}>{copy.counts(unconfirmed, claims.length)}</span>
      </h3>
      <ul className={listStyle}>
        {claims.map((claim) => (
          <li key={claim.key} className={itemStyle}>
            <ClaimCard claim={claim} items={items} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const sectionStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
const titleStyle = css({ textStyle: 'h3', '--h3': '20px' });
const textStyle = css({ textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' });
const groupStyle = css({ fontWeight: 'strong' });
const countStyle = css({ textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted', marginInlineStart: '2' });
const listStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const itemStyle = css({ borderColor: 'border.subtle', '& + &': { borderTopWidth: '1px' } });
