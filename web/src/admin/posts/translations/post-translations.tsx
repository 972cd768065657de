import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { postEditorAddress, postListAddress } from '#shared/admin-paths.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { names } from '#web/admin/posts/names.en.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy as postsCopy } from '../copy.en.ts';
import { postApis } from '../post-api.ts';
import { cacheSavedPost, postsQuery } from '../post-queries.ts';
import { copy } from './copy.en.ts';

type Show = 'all' | 'missing' | 'older';

/** How many posts of a kind are shown. Its list shows the others. */
const most = 50;

/** The posts whose Arabic is missing or outdated, by kind, each with a link to its editor. */
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

interface WaitingPostProps {
  kind: PostKind;
  row: PostRow;
  /** Called when the post is removed from the list because it no longer waits. */
  onMarked: () => void;
}

/**
 * A post that waits for a translation: a link to its editor and, if its Arabic is outdated, a button that marks it as
 * right.
 */
function WaitingPost({ kind, row, onMarked }: WaitingPostProps) {
  const { id, title, arabic, version } = row;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => postApis[kind].markArabicCurrent(id, version),
    onSuccess: (post) => {
      cacheSavedPost(queryClient, kind, post);
      showToast({ tone: 'success', ...copy.marked });
      onMarked();
    },
    onError: () => {
      showToast({ tone: 'danger', title: copy.notMarked });
      void queryClient.invalidateQueries({ queryKey: postsQuery(kind).queryKey });
    },
  });
  return (
    <li className={rowStyle}>
      <InternalLink
        id={`waiting-${id}`}
        to={postEditorAddress(kind, id)}
        dir="auto"
        className={postLinkStyle}
      >
        {title}
      </InternalLink>
      <span className={stateStyle}>
        {arabic !== 'all' && <Badge tone="label">{copy.states[arabic]}</Badge>}
        {arabic === 'older' && (
          <Button
            variant="outline"
            size="xs"
            aria-describedby={`waiting-${id}`}
            aria-disabled={isPending}
            onClick={() => isPending || mutate()}
          >
            {copy.isCurrent}
          </Button>
        )}
      </span>
    </li>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '1.5',
});
const stateStyle = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const postLinkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '0',
  minHeight: '9',
  overflowWrap: 'anywhere',
  color: 'brand.fg',
  textDecoration: 'underline',
  _hover: { textDecoration: 'none' },
});
