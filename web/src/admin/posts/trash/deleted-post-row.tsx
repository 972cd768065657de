import { useRef, useState } from 'react';
import { css } from '#styles/css';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { names } from '#web/admin/posts/names.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy as postsCopy } from '../copy.en.ts';
import { titleOf } from '../list/post-cells.ts';
import { copy } from './copy.en.ts';
import type { DeletedPost } from './trash-queries.ts';

interface DeletedPostRowProps {
  post: DeletedPost;
  isBusy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

/** A deleted post. Deleting it permanently is confirmed in place. */
export function DeletedPostRow({ post, isBusy, onRestore, onDelete }: DeletedPostRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const ask = (asking: boolean) => {
    setIsAsking(asking);
    // The pressed button is removed; the focus moves to the button that changes nothing.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const { id, deletedAt, deletedBy } = post;
  return (
    <li ref={row} className={rowStyle}>
      <div className={wordsStyle}>
        <p id={`deleted-${id}`} className={css({ fontWeight: 'strong' })}>
          <UserWords>{titleOf({ ...post }) || names.untitled}</UserWords>
        </p>
        <p className={factsStyle}>{copy.deleted(formatDateTime(deletedAt), deletedBy)}</p>
        {isAsking && <p className={css({ textStyle: 'sm' })}>{copy.question}</p>}
      </div>
      {isAsking ? (
        <div className={buttonsStyle}>
          <Button
            variant="outline"
            size="s"
            aria-describedby={`deleted-${id}`}
            onClick={() => isBusy || ask(false)}
          >
            {postsCopy.keepPost}
          </Button>
          <Button
            variant="danger"
            size="s"
            aria-describedby={`deleted-${id}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || onDelete()}
          >
            {isBusy && <Spinner />}
            {copy.forGood}
          </Button>
        </div>
      ) : (
        <div className={buttonsStyle}>
          <Button
            variant="outline"
            size="s"
            aria-describedby={`deleted-${id}`}
            aria-disabled={isBusy}
            onClick={() => isBusy || onRestore()}
          >
            {isBusy && <Spinner />}
            {copy.restore}
          </Button>
          <Button
            variant="plain"
            size="s"
            aria-describedby={`deleted-${id}`}
            onClick={() => isBusy || ask(true)}
          >
            {copy.forGood}
          </Button>
        </div>
      )}
    </li>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
const wordsStyle = css({ flex: '1', minWidth: '[15em]' });
const factsStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
