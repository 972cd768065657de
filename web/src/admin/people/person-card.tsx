import {
  ArrowRightLeft,
  Ban,
  MailPlus,
  MonitorSmartphone,
  Pencil,
  RotateCcw,
  ShieldOff,
  Trash2,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Person } from '#shared/people/person.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { formatDateTime } from '../lib/language/formats.ts';
import { useUser } from '../lib/signed-in.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import type { Asked } from './people-queries.ts';
import { usePersonAct } from './people-queries.ts';

interface PersonCardProps {
  person: Person;
  canMail: boolean;
  /** The number of their messages, drafts and plans. */
  holds: number;
  onAsk: (asked: Asked) => void;
}

const tones = { active: 'ok', invited: 'label', disabled: 'danger' } as const;

/** One administrator, with the buttons for owners. */
export function PersonCard({ person, canMail, holds, onAsk }: PersonCardProps) {
  const { username, email, role, state, hasCodes } = person;
  const { mutate, isPending } = usePersonAct();
  const isYou = useUser()?.username === username;
  const nameId = `person-${person.id}`;
  const act = {
    'aria-describedby': nameId,
    'aria-disabled': isPending,
    variant: 'outline',
    size: 's',
  } as const;
  return (
    <article aria-labelledby={nameId} className={cardStyle}>
      <div className={css({ minWidth: '0' })}>
        <h3 id={nameId} tabIndex={-1} className={nameStyle}>
          <UserWords>{username}</UserWords>
        </h3>
        <p className={badgesStyle}>
          <Badge>{copy.roles[role]}</Badge>
          <Badge tone={tones[state]}>{copy.states[state]}</Badge>
          {hasCodes && <Badge>{copy.hasCodes}</Badge>}
          {isYou && <Badge>{copy.you}</Badge>}
        </p>
        <p className={factsStyle}>
          <span dir="ltr">{email ?? copy.noEmail}</span>
          {holds > 0 && <span>{copy.holds(holds)}</span>}
          {facts(person).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className={actionsStyle}>
        {state === 'invited' && canMail && (
          <Act {...act} icon={MailPlus} onClick={() => isPending || mutate({ act: 'again', person })}>
            {copy.inviteAgain}
          </Act>
        )}
        <Act {...act} icon={Pencil} onClick={() => onAsk({ what: 'change', person })}>
          {copy.change}
        </Act>
        {hasCodes && !isYou && (
          <Act {...act} icon={ShieldOff} onClick={() => onAsk({ what: 'codes-off', person })}>
            {copy.codesOff}
          </Act>
        )}
        {state === 'active' && !isYou && (
          <Act {...act} icon={MonitorSmartphone} onClick={() => onAsk({ what: 'sessions', person })}>
            {copy.sessions.open}
          </Act>
        )}
        {state === 'disabled' && holds > 0 && (
          <Act {...act} icon={ArrowRightLeft} onClick={() => onAsk({ what: 'hand-over', person })}>
            {copy.handOver}
          </Act>
        )}
        {state === 'disabled' ? (
          <Act {...act} icon={RotateCcw} onClick={() => isPending || mutate({ act: 'enable', person })}>
            {copy.enable}
          </Act>
        ) : (
          <Act {...act} icon={Ban} onClick={() => onAsk({ what: 'disable', person })}>
            {copy.disable}
          </Act>
        )}
        <Act {...act} icon={Trash2} onClick={() => onAsk({ what: 'remove', person })}>
          {copy.remove}
        </Act>
      </div>
    </article>
  );
}

function Act({ icon, children, ...props }: ComponentProps<typeof Button> & { icon: typeof Ban }) {
  return (
    <Button {...props}>
      <Icon of={icon} size={18} />
      {children}
    </Button>
  );
}

const cardStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { lg: 'center' },
  justifyContent: 'space-between',
  gap: '4',
  padding: { base: '4', md: '5' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const nameStyle = css({ textStyle: 'h4', outline: 'none', overflowWrap: 'anywhere' });
const badgesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  marginTop: '2',
  textStyle: 'sm',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', flexShrink: '0' });

/** Returns further facts about a person, such as the last sign-in. */
function facts({ lastSignedInAt, linkEndsAt, state }: Person): string[] {
  return [
    lastSignedInAt === undefined ? copy.neverSignedIn : copy.lastSignedIn(formatDateTime(lastSignedInAt)),
    ...(linkEndsAt === undefined ? [] : [copy.linkUntil(formatDateTime(linkEndsAt))]),
  ].slice(state === 'invited' && linkEndsAt !== undefined ? 1 : 0);
}
