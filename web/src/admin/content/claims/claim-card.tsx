import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { directionOf, type Language, languageNames } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { formatDate } from '#web/admin/lib/language/formats.ts';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { undoAction } from '#web/admin/versions/undo-action.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { useStore } from '#web/lib/store.ts';
import { contentDraftsQuery } from '../drafts/draft-queries.ts';
import { ItemCard } from '../item/item-card.tsx';
import { ItemHeading } from '../item/item-heading.tsx';
import { contentColumns } from '../list-columns.ts';
import { draftOf } from '../state/content-draft.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { groupName } from '../state/find-items.ts';
import { siteContentQuery } from '../state/site-content-queries.ts';
import { type KnownClaim, sendConfirmation, sendWithdrawal } from './claims-queries.ts';
import { copy } from './copy.en.ts';

interface ClaimCardProps {
  claim: KnownClaim;
  items: readonly ContentItem[];
}

/** A claim as visitors read it. Owners can confirm it or withdraw the confirmation; everybody can rewrite it. */
export function ClaimCard({ claim, items }: ClaimCardProps) {
  const { key, figure } = claim;
  const id = `claim-${key}`;
  const keys: readonly ContentKey[] = figure ? [figure.basis, key] : [key];
  const drafts = useStore(contentDrafts, (all) => all);
  const edited = keys.filter((one) => drafts[one]);
  const stored = (one: ContentKey) => items.find((item) => item.key === one);
  const { data: kept } = useQuery(contentDraftsQuery);
  const rewrite = useRef<HTMLButtonElement>(null);
  const editors = useRef<HTMLDivElement>(null);
  useFocusOf(edited.length > 0, {
    opened: () => editors.current?.querySelector<HTMLElement>('input, textarea'),
    closed: () => rewrite.current,
  });
  return (
    <article aria-labelledby={id} className={cardStyle}>
      <div className={cx(contentColumns, rowStyle)}>
        <ItemHeading contentKey={key} id={id} inRow group={groupName(key)} />
        <div className={textsStyle}>
          {editedFirst.map((language) => (
            <ClaimText key={language} claim={claim} language={language} />
          ))}
          <Standing claim={claim} />
        </div>
        <div className={buttonsStyle}>
          <OwnersButton claim={claim} describedBy={id} />
          <Button
            ref={rewrite}
            variant="edit"
            size={{ base: 's', md: 'xs' }}
            aria-describedby={id}
            aria-expanded={edited.length > 0}
            onClick={() => {
              for (const one of keys) {
                const draft = kept?.drafts.find((other) => other.key === one);
                if (!drafts[one]) contentDrafts.keep(one, draftOf(one, stored(one), draft));
              }
            }}
          >
            {copy.rewrite}
          </Button>
        </div>
      </div>
      {edited.length > 0 && (
        <div ref={editors} className={editorsStyle}>
          {edited.map((one) => (
            <ItemCard key={one} contentKey={one} item={stored(one)} />
          ))}
        </div>
      )}
    </article>
  );
}

/** Moves the focus into editors that open, and back when the last editor closes while it has the focus. */
function useFocusOf(
  isOpen: boolean,
  { opened, closed }: { opened: () => HTMLElement | null | undefined; closed: () => HTMLElement | null },
): void {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    if (isOpen) opened()?.focus();
    else if (document.activeElement === document.body) closed()?.focus();
  });
}

function ClaimText({ claim: { text, basis }, language }: { claim: KnownClaim; language: Language }) {
  return (
    <div lang={language} dir={directionOf(language)} className={css({ minWidth: '0' })}>
      <p className={captionStyle}>{languageNames[language]}</p>
      <p className={textStyle}>{text[language]}</p>
      {basis[language] && <p className={smallStyle}>{basis[language]}</p>}
    </div>
  );
}

/** The known basis and date of a claim, or who confirmed it. An unconfirmed claim has a mark instead. */
function Standing({ claim: { figure, state, confirmed } }: { claim: KnownClaim }) {
  const words = {
    unconfirmed: figure ? copy.noBasis : '',
    based: copy.based,
    confirmed: confirmed ? copy.confirmed(confirmed.by, formatDate(confirmed.at)) : '',
  }[state];
  return words && <p className={cx(smallStyle, css({ gridColumn: '1 / -1' }))}>{words}</p>;
}

/**
 * Confirms a claim or withdraws the confirmation; the toast offers to undo either. A figure with a basis needs no confirmation.
 */
function OwnersButton({ claim, describedBy }: { claim: KnownClaim; describedBy: string }) {
  const isOwner = useIsOwner();
  const queryClient = useQueryClient();
  const isConfirming = claim.state === 'unconfirmed';
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      isConfirming ? sendConfirmation(queryClient, claim) : sendWithdrawal(queryClient, claim),
    onSuccess: () => {
      const undo = isConfirming ? sendWithdrawal : sendConfirmation;
      showToast({
        tone: 'success',
        ...(isConfirming ? copy.done : copy.withdrawn),
        action: undoAction(() => undo(queryClient, claim), copy.undoOtherwise),
      });
    },
    onError: (error) => {
      const isOther = error instanceof ApiError && error.status === 409;
      if (isOther) void queryClient.invalidateQueries({ queryKey: siteContentQuery.queryKey });
      showToast({ tone: 'danger', title: isOther ? copy.changed : copy.failed });
    },
  });
  if (!isOwner || claim.state === 'based') return null;
  return (
    <Button
      variant={isConfirming ? 'solid' : 'outline'}
      size={{ base: 's', md: 'xs' }}
      aria-describedby={describedBy}
      aria-disabled={isPending}
      onClick={() => isPending || mutate()}
    >
      {isConfirming ? copy.confirm : copy.withdraw}
    </Button>
  );
}

const cardStyle = css({ paddingInline: { base: '4', md: '5' }, paddingBlock: { base: '4', lg: '3' } });
const rowStyle = css({ alignItems: { lg: 'center' }, rowGap: '3' });
const textsStyle = css({
  gridColumn: { md: '1 / -1', lg: 'auto / span 2' },
  gridRow: { md: '2', lg: 'auto' },
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '6',
  rowGap: '2',
  minWidth: '0',
});
const captionStyle = css({ textStyle: 'xs', color: 'fg.muted', lg: { srOnly: true } });
const textStyle = css({ fontSize: '14.5px', lineHeight: '1.45', overflowWrap: 'anywhere' });
const smallStyle = css({ textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' });
const buttonsStyle = css({
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  gap: '2',
  justifySelf: { base: 'start', md: 'end' },
});
const editorsStyle = css({
  display: 'grid',
  gap: '4',
  marginTop: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
