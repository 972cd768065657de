import { publicationState } from '#shared/posts/publication.ts';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { planIn } from '../open-draft.ts';
import type { PostDraft } from '../post-drafts.ts';
import type { Publishing } from './publish-dialog.tsx';

const publishDialog = loadOnce(() => import('./publish-dialog.tsx'));

/**
 * True if saving a draft has to ask where to publish it: it is published, visitors do not see it yet, and the
 * newsletter is about posts of its kind.
 */
export function needsPublishStep({ isMailed = false }: PostDefinition, { values, base }: PostDraft): boolean {
  const now = new Date();
  const before = base.version === 0 ? 'draft' : publicationState(planIn(base.values), now);
  const after = publicationState(planIn(values), now);
  return isMailed && before !== 'published' && (after === 'scheduled' || after === 'published');
}

interface PublishStepProps {
  definition: PostDefinition;
  /** Id of the draft. */
  id: string;
  isAsking: boolean;
  isArabicOlder: boolean;
  onClose: () => void;
  onPublish: (publishing: Publishing) => void;
  /** Called to show a field before it gets the focus. */
  onShow: (field: string) => void;
}

/** The dialog before a post goes live. */
export function PublishStep({ isAsking, onClose, onPublish, ...props }: PublishStepProps) {
  return (
    <LazyDialog loader={publishDialog} open={isAsking}>
      {({ PublishDialog }) => (
        <PublishDialog
          {...props}
          open={isAsking}
          onClose={onClose}
          onPublish={(publishing) => {
            onClose();
            onPublish(publishing);
          }}
        />
      )}
    </LazyDialog>
  );
}
