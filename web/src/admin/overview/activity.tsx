import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styles/css';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { AuditSentence, authorOf } from '../audit/audit-panel.tsx';
import { auditQuery } from '../audit/audit-queries.ts';
import { ago } from '../lib/language/formats.ts';
import { useUser } from '../lib/signed-in.ts';
import { FailedRead } from '../ui/notice.tsx';
import { PersonFacing } from '../ui/person-facing.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { tabAddress } from './waiting-row.tsx';

const max = 6;
/** Actions that are left out, because they change nothing on the site. */
const quiet = ['signed-in', 'signed-out'];

/** The latest actions in the admin area, without sign-ins and sign-outs. */
export function Activity() {
  const me = useUser()?.username;
  const { data, isError, refetch } = useInfiniteQuery(auditQuery({}));
  const lines = data?.pages
    .flatMap((page) => page.lines)
    .filter(({ act, outcome }) => act && !quiet.includes(act) && outcome === 'done')
    .slice(0, max);
  return (
    <section aria-labelledby="activity" className={cardStyle}>
      <div className={headStyle}>
        <h2 id="activity" className={titleStyle}>
          {copy.activity.title}
        </h2>
        <InternalLink to={`${tabAddress('people')}#audit-log`} className={allStyle}>
          {copy.activity.all}
        </InternalLink>
      </div>
      {lines ? (
        <ol>
          {lines.map((line) => (
            <li key={line.id} className={lineStyle}>
              <PersonFacing name={line.username} />
              <p className={wordsStyle}>
                <strong>
                  <UserWords>
                    {line.username === me ? copy.activity.you(me) : authorOf(line.username)}
                  </UserWords>
                </strong>{' '}
                <AuditSentence line={line} />
              </p>
              <time dateTime={line.at} className={timeStyle}>
                {ago(Date.parse(line.at), Date.now())}
              </time>
            </li>
          ))}
          {lines.length === 0 && <li className={lineStyle}>{copy.activity.none}</li>}
        </ol>
      ) : isError ? (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.failed}
        </FailedRead>
      ) : (
        <p role="status" className={lineStyle}>
          {copy.loading}
        </p>
      )}
    </section>
  );
}

const cardStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  minWidth: '0',
});
const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '11.5',
  paddingInline: '4',
});
const titleStyle = css({ fontSize: '18px', fontWeight: 'strong' });
const allStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'xs',
  color: 'brand.fg',
  _hover: { textDecoration: 'underline' },
});
const lineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '14',
  paddingInline: '4',
  paddingBlock: '2',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'sm',
});
const wordsStyle = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' });
const timeStyle = css({ textStyle: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' });
