import { useQuery } from '@tanstack/react-query';
import { Bell, CalendarClock, FileText, Mail, Pencil, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { getHoldings } from '#shared/api/people.ts';
import { isContentKey } from '#shared/content/registry.ts';
import { type HeldKind, type Holdings, heldKinds } from '#shared/people/holdings.ts';
import type { Person } from '#shared/people/person.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { formatDate, formatDateTime } from '#web/admin/lib/language/formats.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter, type DialogProps } from '#web/admin/ui/dialog/dialog.tsx';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { FailedRead, Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { callApi } from '#web/lib/api-client.ts';
import type { LeaveReason, Leaving } from '../people-queries.ts';
import { peopleQuery } from '../people-queries.ts';
import { copy } from './copy.en.ts';
import { type Choices, useLeave } from './use-leave.ts';

interface LeaveDialogProps extends Pick<DialogProps, 'open' | 'focusAfter'> {
  reason: LeaveReason;
  person: Person;
  onClose: () => void;
}

const icons = {
  messages: Mail,
  drafts: Pencil,
  texts: FileText,
  plans: CalendarClock,
  notices: Bell,
  links: Share2,
};
/** The maximum number of post titles or text names listed beside their number. */
const maxTitles = 2;

/**
 * The dialog that shows a person's work, asks who takes it over, and hands it over before the account is disabled or
 * removed.
 */
export function LeaveDialog({ reason, person, open, onClose, focusAfter }: LeaveDialogProps) {
  const { id, username } = person;
  const me = useUser()?.username;
  const { data } = useQuery(peopleQuery);
  const holdings = useQuery({
    queryKey: [...peopleQuery.queryKey, id, 'holdings'],
    queryFn: ({ signal }) => callApi(getHoldings, { params: { id }, signal }),
    enabled: open,
    // The dialog must show the person's current work, so this query never uses the cache.
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const takers = (data?.people ?? []).filter((one) => one.id !== id && one.state !== 'disabled');
  const takersOf = (kind: HeldKind) => (kind === 'notices' ? takers.filter(({ email }) => email) : takers);
  const first = (kind: HeldKind) => takersOf(kind).find((one) => one.username === me) ?? takersOf(kind)[0];
  const [account, setAccount] = useState<'disable' | 'remove'>('disable');
  const what: Leaving = reason === 'leave' ? account : reason;
  const [chosen, setChosen] = useState<Choices>({});
  const { leave, isPending, moved, problem } = useLeave(what, person, onClose);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) return;
    setChosen({});
    setAccount('disable');
  }, [open]);
  const held = holdings.data;
  const kinds = held ? heldKinds.filter((kind) => countOf(held, kind) > 0) : [];
  // By default nobody takes over private links: nobody needs them any more.
  const taker = (kind: HeldKind) => chosen[kind] ?? (kind === 'links' ? '' : (first(kind)?.id ?? ''));
  const isAble = held !== undefined && !held.isLastOwner;
  const close = () => isPending || onClose();
  const confirm = () => {
    if (isAble && !isPending) leave(Object.fromEntries(kinds.map((kind) => [kind, taker(kind)])));
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={copy.title[reason](username)}
      onClose={close}
      focusFirst={() => keep.current}
      focusAfter={focusAfter}
      className={css({ maxWidth: '[760px]' })}
    >
      <DialogBody>
        {reason !== 'leave' && <p>{copy.text[reason](username)}</p>}
        {held ? (
          <Held
            {...{ held, kinds, username, takersOf, taker }}
            canMail={data?.canMail ?? false}
            label={(one) => (one.username === me ? copy.you(one.username) : one.username)}
            onChoose={(kind, to) => setChosen((before) => ({ ...before, [kind]: to }))}
          />
        ) : holdings.isError && !holdings.isFetching ? (
          <FailedRead tryAgain={copy.tryAgain} onTryAgain={holdings.refetch}>
            {copy.failed}
          </FailedRead>
        ) : (
          <p role="status">{copy.loading}</p>
        )}
        {held && !held.isLastOwner && reason === 'leave' && (
          <AccountChoice chosen={account} sessions={held.sessions} onChoose={setAccount} />
        )}
        {isPending && moved > 0 && <p role="status">{copy.soFar(moved)}</p>}
        {problem && !isPending && <Notice>{problem}</Notice>}
      </DialogBody>
      <DialogFooter>
        <Button ref={keep} variant="outline" size="s" onClick={close}>
          {what === 'hand-over' ? copy.cancel : copy.keep(username)}
        </Button>
        {!held?.isLastOwner && (
          <Button variant="danger" size="s" aria-disabled={!isAble || isPending} onClick={confirm}>
            {isPending && <Spinner />}
            {(kinds.length > 0 ? copy.confirmAll : copy.confirm)[what]}
          </Button>
        )}
        {!held?.isLastOwner && <p className={loggedStyle}>{copy.logged}</p>}
      </DialogFooter>
    </Dialog>
  );
}

interface HeldProps {
  held: Holdings;
  kinds: readonly HeldKind[];
  username: string;
  /** Returns the people who can take over work of a kind. */
  takersOf: (kind: HeldKind) => readonly Person[];
  taker: (kind: HeldKind) => string;
  canMail: boolean;
  label: (person: Person) => string;
  onChoose: (kind: HeldKind, to: string) => void;
}

/** A person's work, with a choice of the successor for each kind. */
function Held({ held, kinds, username, takersOf, taker, canMail, label, onChoose }: HeldProps) {
  const id = useId();
  if (held.isLastOwner) return <Notice>{copy.lastOwner}</Notice>;
  if (kinds.length === 0) return <p>{copy.holdsNothing(username)}</p>;
  return (
    <div>
      <p className={css({ marginBottom: '3' })}>
        {copy.holds(username)} {canMail && copy.mailed}
      </p>
      {kinds.map((kind) => {
        const count = countOf(held, kind);
        const what = copy.kinds[kind](count);
        return (
          <div key={kind} className={rowStyle}>
            <Icon of={icons[kind]} size={20} />
            <div className={wordsStyle}>
              <p className={css({ fontWeight: 'strong' })}>{what}</p>
              <ul id={`${id}-${kind}`} className={factsStyle}>
                {factsOf(held, kind).map((fact) => (
                  <li key={fact} dir="auto">
                    {fact}
                  </li>
                ))}
              </ul>
            </div>
            <div className={choiceStyle}>
              <Select
                aria-label={(count === 1 ? copy.goesTo : copy.goTo)(what)}
                aria-describedby={`${id}-${kind}`}
                value={taker(kind)}
                onChange={({ currentTarget }) => onChoose(kind, currentTarget.value)}
              >
                {takersOf(kind).map((one) => (
                  <option key={one.id} value={one.id}>
                    {label(one)}
                  </option>
                ))}
                {copy.nobody[kind] && <option value="">{copy.nobody[kind]}</option>}
              </Select>
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface AccountChoiceProps {
  chosen: 'disable' | 'remove';
  sessions: number;
  onChoose: (account: 'disable' | 'remove') => void;
}

/** Asks whether the account is disabled or removed. */
function AccountChoice({ chosen, sessions, onChoose }: AccountChoiceProps) {
  const id = useId();
  return (
    <fieldset className={accountStyle}>
      <legend className={legendStyle}>{copy.account}</legend>
      {(['disable', 'remove'] as const).map((account) => (
        <label key={account} className={accountChoiceStyle}>
          <input
            type="radio"
            name={id}
            checked={account === chosen}
            aria-describedby={`${id}-${account}`}
            onChange={() => onChoose(account)}
          />
          <span>
            <span className={css({ fontWeight: 'strong' })}>{copy.accounts[account].name}</span>
            <span id={`${id}-${account}`} aria-hidden="true" className={factsStyle}>
              {copy.accounts[account].text(sessions)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function countOf({ messages, drafts, texts, plans, notices, links }: Holdings, kind: HeldKind): number {
  return {
    messages: messages.open,
    drafts: drafts.length,
    texts: texts.length,
    plans: plans.length,
    notices: notices ? 1 : 0,
    links: links.length,
  }[kind];
}

function factsOf({ messages, drafts, texts, plans, notices, links }: Holdings, kind: HeldKind): string[] {
  if (kind === 'notices') {
    const others = notices?.others ?? [];
    return [others.length > 0 ? copy.alsoTold(others.join(copy.comma)) : copy.noneElseTold];
  }
  if (kind === 'messages') {
    const { urgent, oldestAt } = messages;
    return [
      ...(urgent > 0 ? [copy.urgent(urgent)] : []),
      ...(oldestAt === undefined ? [] : [copy.oldest(formatDate(oldestAt))]),
    ];
  }
  const titles = {
    drafts: () => drafts.map(({ title }) => (title ? copy.titled(title) : copy.untitled)),
    texts: () => texts.filter(isContentKey).map((key) => copy.titled(labelOf(key))),
    plans: () => plans.map(({ title, at }) => copy.comes(title || copy.untitled, formatDateTime(at))),
    links: () => links.map(({ title, at }) => copy.open(title || copy.untitled, formatDate(at))),
  }[kind]();
  const rest = titles.length - maxTitles;
  return [...titles.slice(0, maxTitles), ...(rest > 0 ? [copy.more(rest)] : [])];
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: '3',
  rowGap: '2',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& > svg': { marginTop: '1', flexShrink: '0' },
});
const wordsStyle = css({ minWidth: '0', flexGrow: '1' });
const factsStyle = css({
  textStyle: 'sm',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});
const accountStyle = css({
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: '4',
});
const legendStyle = css({ fontWeight: 'strong', paddingTop: '3' });
const accountChoiceStyle = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  minHeight: 'tap',
  paddingBlock: '2',
  cursor: 'pointer',
  '& input': { width: '5', height: '5', flexShrink: '0', marginTop: '0.5' },
  '& span > span': { display: 'block' },
});
const loggedStyle = css({ marginInlineStart: { sm: 'auto' }, textStyle: 'xs', color: 'fg.muted' });
const choiceStyle = css({ flex: { base: '1 1 100%', sm: '0 0 240px' } });
