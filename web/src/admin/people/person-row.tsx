import {
  ArrowRightLeft,
  Ellipsis,
  type LucideIcon,
  MailPlus,
  MonitorSmartphone,
  Pencil,
  RotateCcw,
  ShieldCheck,
  ShieldOff,
  Trash2,
  UserMinus,
} from 'lucide-react';
import type { HeldCounts } from '#shared/people/holdings.ts';
import { heldKinds } from '#shared/people/holdings.ts';
import type { Person } from '#shared/people/person.ts';
import { css, cx } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { formatDate, formatDateTime } from '../lib/language/formats.ts';
import { useUser } from '../lib/signed-in.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { PersonFacing } from '../ui/person-facing.tsx';
import { DisclosedMenu, menuRowStyle } from '../ui/screen/disclosed-menu.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import type { OpenDialog } from './people-queries.ts';
import { usePersonAct } from './people-queries.ts';

interface PersonRowProps {
  person: Person;
  canMail: boolean;
  holds: HeldCounts | undefined;
  onOpen: (dialog: OpenDialog) => void;
  /** Of the row's buttons. */
  tabIndex: number;
}

const tones = { active: 'ok', invited: 'label', disabled: undefined } as const;

/** One administrator in a row, with buttons for owners. On narrow screens all buttons are in the menu. */
export function PersonRow({ person, canMail, holds, onOpen, tabIndex }: PersonRowProps) {
  const { id, username, email, role, state, hasCodes, leavesOn } = person;
  const { mutate, isPending } = usePersonAct();
  const isYou = useUser()?.username === username;
  const nameId = `person-${id}`;
  const acts: (PersonAct | false)[] = [
    { icon: Pencil, label: copy.change, isInRow: true, onAct: () => onOpen({ what: 'change', person }) },
    state === 'disabled'
      ? {
          icon: RotateCcw,
          label: copy.enable,
          isInRow: true,
          onAct: () => isPending || mutate({ act: 'enable', person }),
        }
      : {
          icon: UserMinus,
          label: copy.leaves,
          isInRow: !isYou,
          onAct: () => onOpen({ what: 'leave', person }),
        },
    state === 'invited' &&
      canMail && {
        icon: MailPlus,
        label: copy.inviteAgain,
        onAct: () => isPending || mutate({ act: 'again', person }),
      },
    state === 'active' &&
      !isYou && {
        icon: MonitorSmartphone,
        label: copy.sessions.open,
        onAct: () => onOpen({ what: 'sessions', person }),
      },
    hasCodes &&
      !isYou && { icon: ShieldOff, label: copy.codesOff, onAct: () => onOpen({ what: 'codes-off', person }) },
    state === 'disabled' &&
      holdsAny(holds) && {
        icon: ArrowRightLeft,
        label: copy.handOver,
        onAct: () => onOpen({ what: 'hand-over', person }),
      },
    state === 'disabled' && {
      icon: Trash2,
      label: copy.remove,
      onAct: () => onOpen({ what: 'remove', person }),
    },
  ];
  const possible = acts.filter((act) => act !== false);
  return (
    <article aria-labelledby={nameId} className={rowStyle}>
      <span className={facingStyle}>
        <PersonFacing name={username} />
      </span>
      <div className={pairStyle}>
        <div className={whoStyle}>
          <h3 id={nameId} tabIndex={-1} className={nameStyle}>
            <UserWords>{username}</UserWords>
          </h3>
          {isYou && <span className={quietStyle}>{copy.you}</span>}
          <p dir="ltr" className={emailStyle}>
            {email ?? copy.noEmail}
          </p>
        </div>
        <p className={roleStyle}>
          <span>{copy.roles[role]}</span>
          <Badge tone={tones[state]}>{copy.states[state]}</Badge>
          {leavesOn && state !== 'disabled' && (
            <span className={leavesStyle}>{copy.leavesOn(formatDate(leavesOn))}</span>
          )}
        </p>
      </div>
      <div className={pairStyle}>
        <p className={seenStyle}>{seenText(person, isYou)}</p>
        <p className={holdsStyle}>
          <span className={css({ srOnly: true })}>{copy.columns.holds}: </span>
          {holds && holdsAny(holds) ? heldText(holds) : copy.holdsNothing}
        </p>
      </div>
      <p className={codesStyle}>
        <span className={css({ srOnly: true })}>{copy.hasCodes}: </span>
        {hasCodes && <Icon of={ShieldCheck} size={18} />}
        {hasCodes ? copy.codesOn : copy.codesNone}
      </p>
      <div data-tools className={actionsStyle}>
        {possible
          .filter(({ isInRow }) => isInRow)
          .map(({ icon, label, onAct }) => (
            <Button
              key={label}
              variant="outline"
              size="xs"
              tabIndex={tabIndex}
              aria-describedby={nameId}
              aria-disabled={isPending}
              className={inRowStyle}
              onClick={onAct}
            >
              {icon === UserMinus && <Icon of={icon} size={18} />}
              {label}
            </Button>
          ))}
        <span className={cx(menuStyle, possible.every(({ isInRow }) => isInRow) && narrowOnlyStyle)}>
          <DisclosedMenu
            label={copy.more(username)}
            tabIndex={tabIndex}
            face={<Icon of={Ellipsis} />}
            buttonClass={moreStyle}
            panelClass={panelStyle}
          >
            {possible.map(({ icon, label, isInRow, onAct }) => (
              <button
                key={label}
                type="button"
                className={cx(menuRowStyle, isInRow && narrowOnlyStyle)}
                onClick={onAct}
              >
                <Icon of={icon} size={18} />
                {label}
              </button>
            ))}
          </DisclosedMenu>
        </span>
      </div>
    </article>
  );
}

interface PersonAct {
  icon: LucideIcon;
  label: string;
  /** True if the action is a button of the row on wide screens; otherwise it is in the menu. */
  isInRow?: boolean;
  onAct: () => void;
}

/** The names of the columns, on wide screens. Each row also has hidden labels. */
export function PersonColumns() {
  const { name, role, seen, holds, codes } = copy.columns;
  return (
    <div aria-hidden="true" className={cx(rowStyle, headStyle)}>
      <span className={css({ gridColumn: '1 / 3' })}>{name}</span>
      <span>{role}</span>
      <span>{seen}</span>
      <span>{holds}</span>
      <span>{codes}</span>
    </div>
  );
}

function holdsAny(holds: HeldCounts | undefined): boolean {
  return holds !== undefined && heldKinds.some((kind) => holds[kind] > 0);
}

function heldText(holds: HeldCounts): string {
  return heldKinds
    .filter((kind) => holds[kind] > 0)
    .map((kind) => copy.held[kind](holds[kind]))
    .join(copy.comma);
}

function seenText({ lastSignedInAt, linkEndsAt, disabledAt, state }: Person, isYou: boolean): string {
  if (isYou) return copy.hereNow;
  if (state === 'disabled' && disabledAt) return copy.disabledOn(formatDate(disabledAt));
  if (state === 'invited' && linkEndsAt) return copy.linkUntil(formatDate(linkEndsAt));
  return lastSignedInAt === undefined
    ? copy.neverSignedIn
    : copy.lastSignedIn(formatDateTime(lastSignedInAt));
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '22px minmax(0, 1fr) auto',
    lg: '22px minmax(120px, 1.3fr) minmax(110px, 1fr) minmax(120px, 1.1fr) minmax(120px, 1.7fr) 72px 250px',
  },
  alignItems: 'center',
  columnGap: '3',
  minHeight: '16',
  paddingInline: { base: '4', lg: '5' },
  paddingBlock: '2',
  textStyle: 'sm',
});
const headStyle = css({
  display: { base: 'none', lg: 'grid' },
  minHeight: '10',
  paddingBlock: '0',
  background: 'bg.sunken',
  textStyle: 'xs',
  fontWeight: 'strong',
});
const facingStyle = css({ gridRow: { base: '1 / span 2', lg: 'auto' } });
/** Two facts about the person: on one line beside the picture below `lg`, in columns of their own from `lg` up. */
const pairStyle = css({
  display: { base: 'flex', lg: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  gridColumn: '2',
  minWidth: '0',
});
const whoStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2',
  minWidth: '0',
});
const nameStyle = css({ textStyle: 'sm', fontWeight: 'strong', outline: 'none', overflowWrap: 'anywhere' });
const quietStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const emailStyle = css({
  display: { base: 'none', lg: 'block' },
  flexBasis: 'full',
  minWidth: '0',
  textStyle: 'xs',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  _rtl: { textAlign: 'end' },
});
const roleStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  minWidth: '0',
});
const leavesStyle = css({ textStyle: 'xs', color: 'danger.fg' });
const seenStyle = css({
  order: { base: '1', lg: '0' },
  minWidth: '0',
  textStyle: { base: 'xs', lg: 'sm' },
  color: 'fg.muted',
});
const holdsStyle = css({
  position: 'relative',
  minWidth: '0',
  textStyle: { base: 'xs', lg: 'sm' },
  overflowWrap: 'anywhere',
});
const codesStyle = css({
  display: { base: 'none', lg: 'flex' },
  position: 'relative',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'xs',
  '& > svg': { color: 'brand.fg' },
});
const actionsStyle = css({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '2',
  gridColumn: { base: '3', lg: 'auto' },
  gridRow: { base: '1 / span 2', lg: 'auto' },
});
const inRowStyle = css({ display: { base: 'none', lg: 'inline-flex' } });
const narrowOnlyStyle = css({ display: { lg: 'none' } });
const menuStyle = css({ flex: 'none' });
const moreStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: 'tap', lg: '9' },
  height: { base: 'tap', lg: '9' },
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { background: 'bg.shelf' },
});
const panelStyle = css({ width: '[230px]' });
