import { CircleAlert } from 'lucide-react';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/versioned-draft.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { Icon } from '#web/components/icon.tsx';
import { useStore } from '#web/lib/store.ts';
import { postDrafts } from '../post-drafts.ts';

/** Goes on saying that the last save of a draft failed, as long as it has anything to save: the toast that says why goes by itself. */
export function NotSaved({ id }: { id: string }) {
  const isUnsaved = useStore(postDrafts, ({ [id]: draft }) => draft !== undefined && isChanged(draft));
  if (!isUnsaved) return null;
  return (
    <p role="status" className={lineStyle}>
      <Icon of={CircleAlert} size={16} />
      {copy.notSavedYet}
    </p>
  );
}

const lineStyle = css({
  flexBasis: 'full',
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'danger.solid',
  '& svg': { flexShrink: 0 },
});
