import { useQuery } from '@tanstack/react-query';
import { postListAddress } from '#shared/admin-paths.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { names } from '#web/admin/posts/names.en.ts';
import { FailedRead } from '#web/admin/ui/failed-read.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { copy as postsCopy } from '../copy.en.ts';
import { postsQuery } from '../post-queries.ts';
import { copy } from './copy.en.ts';
import { WaitingPost } from './waiting-post.tsx';

type Show = 'all' | 'missing' | 'older';

/** More of a kind are seen in its list. */
const most = 50;

/** The posts whose Arabic is missing or outdated, kind by kind, each with the way to its editor. */
export function PostTranslations({ show }: { show: Show }) {
  return postKinds.map((kind) => <KindTranslations key={kind} kind={kind} show={show} />);
}

function KindTranslations({ kind, show }: { kind: PostKind; show: Show }) {
  const { data: rows, isError, refetch } = useQuery(postsQuery(kind));
  if (!rows) {
    return isError ? (
      <FailedRead tryAgain={postsCopy.tryAgain} onTryAgain={refetch}>
        {postsCopy.tryLater}
      </FailedRead>
    ) : null;
  }
  const missing = rows.filter(({ arabic }) => arabic === 'none' || arabic === 'some');
  const older = rows.filter(({ arabic }) => arabic === 'older');
  const shown = { all: [...missing, ...older], missing, older }[show];
  const id = `translations-${kind}`;
  return (
    <section aria-labelledby={id} className={sectionStyle}>
      <h3 id={id} tabIndex={-1} className={groupStyle}>
        {names.tabs[kind]} <span className={countStyle}>{copy.counts(missing.length, older.length)}</span>
      </h3>
      {shown.length === 0 && <p>{copy.none}</p>}
      {shown.length > 0 && (
        <ul className={listStyle}>
          {shown.slice(0, most).map((row) => (
            <WaitingPost
              key={row.id}
              kind={kind}
              row={row}
              onMarked={() => document.getElementById(id)?.focus()}
            />
          ))}
        </ul>
      )}
      {shown.length > most && (
        <InternalLink to={postListAddress(kind)} className={linkStyle}>
          {copy.more(shown.length - most)}
        </InternalLink>
      )}
    </section>
  );
}

const sectionStyle = css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' });
const groupStyle = css({ fontWeight: 'strong', outline: 'none' });
const countStyle = css({ textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted', marginInlineStart: '2' });
const listStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '0',
  minHeight: '9',
  overflowWrap: 'anywhere',
  color: 'brand.fg',
  textDecoration: 'underline',
  _hover: { textDecoration: 'none' },
});
