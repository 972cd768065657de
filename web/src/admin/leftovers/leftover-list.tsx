import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { differingFields } from '#shared/text/three-way.ts';
import { css } from '#styles/css';
import { readLeftovers } from '#web/admin/lib/drafts/drafts.ts';
import { putAside, putAsides, removeEntry } from '#web/admin/lib/drafts/typed-storage.ts';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { UserText, UserWords } from '#web/admin/ui/user-text.tsx';
import { dismissToast, showToast } from '#web/features/toasts/toasts.ts';
import { copy } from './copy.en.ts';
import { type Offer, type OnServer, offersIn } from './sources.tsx';

/** How many fields of each entry are shown. */
const fieldsShown = 3;
/** How much text before the first difference is shown, in characters. */
const leadIn = 40;

interface LeftoverListProps {
  of?: { readonly storageKey: string; readonly key: string } | undefined;
}

/** Text that was typed in closed tabs, each beside the server's version, to choose from. */
export function LeftoverList({ of }: LeftoverListProps) {
  const id = useId();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const refresh = useCallback(async () => setOffers(offersIn(await readLeftovers())), []);
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && refresh());
    look();
    document.addEventListener('visibilitychange', look);
    const stop = putAsides.subscribe(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [refresh]);
  const shown = offers.filter((offer) => !of || offer.isOf(of.storageKey, of.key));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className={boxStyle}>
      <h2 id={`${id}-title`} className={titleStyle}>
        {copy.title}
      </h2>
      <p role="status">{copy.text}</p>
      <ul className={listStyle}>
        {shown.map((offer) => (
          <OfferLine key={offer.id} offer={offer} isOpen={of !== undefined} onDone={refresh} />
        ))}
      </ul>
    </section>
  );
}

interface OfferLineProps {
  offer: Offer;
  /** True if the item is open already. */
  isOpen: boolean;
  onDone: () => Promise<void>;
}

function OfferLine({ offer, isOpen, onDone }: OfferLineProps) {
  const id = useId();
  const me = useUser()?.username;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { entry, thing, at } = offer;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['api', 'admin', 'leftovers', offer.id, at],
    queryFn: async () => ({ stored: await offer.read(queryClient) }),
    staleTime: 0,
    retry: false,
  });
  const stored = data?.stored;
  const isThere = stored !== undefined && fieldsIn(offer, stored).length === 0;
  useEffect(() => {
    if (!isThere) return;
    // Removes text that the server has already.
    removeEntry(entry);
    void onDone();
  }, [isThere, entry, onDone]);
  if (isThere) return null;
  const take = () => {
    offer.take(stored);
    removeEntry(entry);
    void onDone();
    if (!isOpen) navigate(offer.address);
  };
  const leave = () => {
    removeEntry(entry);
    void onDone();
    const run = () => {
      dismissToast(toast);
      putAside(entry);
      void onDone();
    };
    const action = { label: copy.undo, altText: copy.undoOtherwise, run };
    const toast = showToast({ tone: 'success', title: copy.discarded, action });
  };
  const isNewer = stored?.at !== undefined && Date.parse(stored.at) > at;
  return (
    <li aria-labelledby={`${id}-name`} className={lineStyle}>
      <p id={`${id}-name`} className={nameStyle}>
        {thing.tab}: <UserWords>{thing.name}</UserWords>
      </p>
      {isNewer && <p>{stored.by === me ? copy.newerOwn : copy.newer}</p>}
      <div className={sidesStyle}>
        <Side title={copy.here(formatDateTime(new Date(at)))}>
          <Fields offer={offer} stored={stored} side="typed" />
        </Side>
        <Side title={copy.onServer(stored?.at && formatDateTime(stored.at), stored?.by)}>
          {isPending && <p role="status">{copy.reading}</p>}
          {isError && (
            <p role="alert">
              {copy.unread}{' '}
              <Button variant="plain" size="s" onClick={() => void refetch()}>
                {copy.tryAgain}
              </Button>
            </p>
          )}
          {data && !stored && <p>{copy.nothing}</p>}
          {stored && <Fields offer={offer} stored={stored} side="stored" />}
        </Side>
      </div>
      <div className={actionsStyle}>
        <Button
          size="s"
          aria-disabled={isPending}
          aria-describedby={`${id}-name`}
          onClick={() => isPending || take()}
        >
          {copy.useTyped}
        </Button>
        <Button
          variant="outline"
          size="s"
          aria-disabled={isPending}
          aria-describedby={`${id}-name`}
          onClick={() => isPending || leave()}
        >
          {data && !stored ? copy.discard : copy.useServer}
        </Button>
      </div>
    </li>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={sideStyle}>
      <h3 className={sideTitleStyle}>{title}</h3>
      {children}
    </div>
  );
}

interface FieldsProps {
  offer: Offer;
  stored: OnServer | undefined;
  side: 'typed' | 'stored';
}

/** The first fields in which the typed and the stored text differ. Each text begins shortly before the difference. */
function Fields({ offer, stored, side }: FieldsProps) {
  const names = fieldsIn(offer, stored);
  const rest = names.length - fieldsShown;
  return (
    <>
      {names.slice(0, fieldsShown).map((name) => {
        const typed = shown(offer.draft.values[name]);
        const other = shown((stored ?? offer).draft.values[name]);
        const from = stored ? Math.max(0, firstDifference(typed, other) - leadIn) : 0;
        const text = (side === 'typed' ? typed : other).slice(from);
        return (
          <div key={name}>
            <p className={labelStyle}>{offer.labelOf(name)}</p>
            {text ? (
              <UserText className={textStyle}>{from > 0 ? `… ${text}` : text}</UserText>
            ) : (
              <p className={labelStyle}>{copy.empty}</p>
            )}
          </div>
        );
      })}
      {rest > 0 && <p className={labelStyle}>{copy.more(rest)}</p>}
    </>
  );
}

/** Returns the typed fields that differ from the server's; all typed fields if those are unknown. */
function fieldsIn({ draft }: Offer, stored: OnServer | undefined): string[] {
  const changed = differingFields(draft.base.values, draft.values);
  return changed.filter((name) => !stored || stored.draft.values[name] !== draft.values[name]);
}

function shown(value: string | boolean | undefined): string {
  return typeof value === 'boolean' ? copy.yesOrNo[`${value}`] : (value ?? '');
}

function firstDifference(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  return place;
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  padding: '4',
  borderRadius: 'card',
  background: 'label.subtle',
  textStyle: 'sm',
});
const titleStyle = css({ fontWeight: 'strong', textStyle: 'body' });
const listStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });
const lineStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  padding: '4',
  borderRadius: 'control',
  background: 'bg.canvas',
});
const nameStyle = css({ fontWeight: 'strong', overflowWrap: 'anywhere' });
const sidesStyle = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
});
const sideStyle = css({ display: 'grid', alignContent: 'start', gap: '2', minWidth: '0' });
const sideTitleStyle = css({ fontWeight: 'medium' });
const labelStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const textStyle = css({ lineClamp: 4, whiteSpace: 'pre-wrap' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
