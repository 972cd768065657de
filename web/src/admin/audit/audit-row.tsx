import type { ListedLine } from '#shared/api/audit.ts';
import { siteTimeZone } from '#shared/site-time.ts';
import { css } from '#styles/css';
import { adminLocale } from '../lib/language/formats.ts';
import { Badge } from '../ui/badge.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { AuditThing } from './audit-thing.tsx';
import { copy } from './copy.en.ts';

/** Who did what, to what, and beneath it when and roughly from where. */
export function AuditRow({ line }: { line: ListedLine }) {
  const { act, at, username, title, thingId, network, country, outcome } = line;
  const what = title ?? thingId;
  const wanted = act && outcome === 'refused' && !what ? copy.wanted[act] : undefined;
  return (
    <>
      <p className={actStyle}>
        <strong>
          <UserWords>{username}</UserWords>
        </strong>{' '}
        {wanted ?? (act ? copy.acts[act] : copy.unknownAct)} <AuditThing line={line} />{' '}
        {outcome !== 'done' && (
          <Badge tone={outcome === 'refused' ? 'label' : 'danger'}>{copy.outcomes[outcome]}</Badge>
        )}
      </p>
      <p className={factsStyle}>
        <time dateTime={at}>{when.format(new Date(at))}</time>
        {network && <span dir="ltr">{network}</span>}
        {country && <span>{country}</span>}
      </p>
    </>
  );
}

/** By the same clocks as the days that the log is filtered by. */
const when = new Intl.DateTimeFormat(adminLocale, {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: siteTimeZone,
});
const actStyle = css({ overflowWrap: 'anywhere' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  marginTop: '1',
  textStyle: 'sm',
  color: 'fg.muted',
});
