import type { ContentKey } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { showToast } from '#web/features/toasts/toasts.ts';
import { Badge } from '../ui/badge.tsx';
import { copy } from './copy.en.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { ItemHeading } from './item-heading.tsx';
import { type ContentDraft, contentDrafts } from './state/content-drafts.tsx';
import { sendContent } from './state/site-content-queries.ts';
import { TextForm } from './text-form.tsx';

/** The editor of an item's texts in the dashboard, opened in the item's place. */
export function TextEditor({ contentKey: key, draft }: { contentKey: ContentKey; draft: ContentDraft }) {
  return (
    <TextForm
      contentKey={key}
      id={key}
      draft={draft}
      onChange={(changed) => contentDrafts.keep(key, changed)}
      send={sendContent}
      onFailed={() => showToast({ tone: 'danger', title: copy.notSaved })}
      locksBoxes
      tellsColleagues
      className={formStyle}
      head={
        <div className={headStyle}>
          <ItemHeading contentKey={key} id={key} />
          <Badge>{copy.editing}</Badge>
        </div>
      }
      buttons={(isPending, reset) => (
        <EditorButtons label={copy.save} busy={isPending} onCancel={() => contentDrafts.drop(key)}>
          {reset}
        </EditorButtons>
      )}
    />
  );
}

const formStyle = css({ display: 'grid', gap: '5' });
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4',
});
