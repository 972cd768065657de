import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postEditorAddress } from '#shared/admin-paths.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { postApis } from '../post-api.ts';
import { cacheSavedPost, postsQuery } from '../post-queries.ts';
import { copy } from './copy.en.ts';

interface WaitingPostProps {
  kind: PostKind;
  row: PostRow;
  /** The post does not wait any more, and goes out of view. */
  onMarked: () => void;
}

/** A post that waits for a translation: the way to its editor, and where it is outdated, the word that it is right. */
export function WaitingPost({ kind, row, onMarked }: WaitingPostProps) {
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
      <InternalLink id={`waiting-${id}`} to={postEditorAddress(kind, id)} dir="auto" className={linkStyle}>
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
