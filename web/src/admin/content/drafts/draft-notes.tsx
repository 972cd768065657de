import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { isListKey } from '#shared/content/company/lists.ts';
import type { ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { ConflictChoice } from '#web/admin/unsaved/conflict-choice.tsx';
import { useConflictText } from '#web/admin/unsaved/use-conflict-text.ts';
import { Icon } from '#web/components/icon.tsx';
import { copy as contentCopy } from '../copy.en.ts';
import { Theirs, theirsStyle } from '../item/item-conflict.tsx';
import { draftOf } from '../state/content-draft.ts';
import { type FailedSave, useFailedSave, useSentAgain } from '../state/failed-saves.ts';
import { copy } from './copy.en.ts';
import { type DraftConflict, useDiscardDraft, useStoredDraft } from './draft-queries.ts';

/** Marks an item that has a draft, with who kept it and when. */
export function DraftMark({ contentKey: key }: { contentKey: ContentKey }) {
  const draft = useStoredDraft(key);
  if (!draft) return null;
  return (
    <p className={markStyle}>
      <Badge tone="label">{copy.draft}</Badge>
      <span>
        <KeptBy draft={draft} />
      </span>
    </p>
  );
}

function KeptBy({ draft: { by, updatedAt } }: { draft: ContentDraftItem }) {
  return copy.keptBy(by, formatDateTime(updatedAt));
}

/** The badge in the header of an open item: being edited, has a draft, or could not be saved. */
export const EditedMark = memo(function EditedMark({ contentKey: key }: { contentKey: ContentKey }) {
  const draft = useStoredDraft(key);
  if (useFailedSave(key)) return <Badge tone="danger">{copy.failed.tag}</Badge>;
  return draft ? <Badge tone="label">{copy.draft}</Badge> : <Badge>{contentCopy.editing}</Badge>;
});

interface OnSiteProps {
  contentKey: ContentKey;
  item: ContentItem | undefined;
  /** True if the edited texts continue a draft on the server. */
  isDraft: boolean;
  /** Says what saving does to the draft; by default with the words of the dashboard's button. */
  endsDraft?: string;
}

/** Beside a draft: the text that visitors see now, and the effect of saving on the draft. */
export function OnSite({ contentKey: key, item, isDraft, endsDraft = copy.endsDraft }: OnSiteProps) {
  if (!isDraft) return null;
  const { values } = draftOf(key, item).base;
  return (
    <div className={hintStyle}>
      {!isListKey(key) && content[key].kind !== 'coverage' && (
        <p>
          {copy.nowOnSite}{' '}
          {editedFirst.map((language) => {
            const text = language === 'ar' ? values.valueAr : values.value;
            return (
              <bdi key={language} lang={language} dir={directionOf(language)} className={seenStyle}>
                {text}
              </bdi>
            );
          })}
          {!values.value && !values.valueAr && copy.nothingOnSite}
        </p>
      )}
      <p>{endsDraft}</p>
    </div>
  );
}

interface DraftActionsProps {
  contentKey: ContentKey;
  draft: ContentDraftItem;
  item: ContentItem | undefined;
  /** Id of the heading that names the item; its key by default. */
  describedBy?: string;
}

/** Below a draft in the list: a note if the text on the site has changed, and the button that discards the draft. */
export function DraftActions({ contentKey: key, draft, item, describedBy = key }: DraftActionsProps) {
  const { mutate, isPending } = useDiscardDraft(key);
  return (
    <div className={actionsStyle}>
      {draft.basedOn !== (item?.version ?? 0) && <p className={failedStyle}>{copy.changedSince}</p>}
      <Button
        variant="plain"
        size="xs"
        aria-describedby={describedBy}
        aria-disabled={isPending}
        onClick={() => isPending || mutate(draft)}
      >
        {copy.discard}
      </Button>
    </div>
  );
}

interface DraftConflictChoiceProps {
  conflict: DraftConflict;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Asks which texts to continue with. */
export function DraftConflictChoice({ conflict, ...choice }: DraftConflictChoiceProps) {
  const theirs = conflict.of === 'draft' ? conflict.draft : conflict.item;
  const who = useConflictText(copy.conflict, conflict.of === 'draft' ? conflict.draft.by : undefined);
  const text = conflict.of === 'text' ? copy.conflict.text : who;
  return (
    <ConflictChoice text={text} {...choice}>
      <div className={theirsStyle}>
        {editedFirst.map((language) => (
          <Theirs
            key={language}
            language={language}
            text={language === 'ar' ? theirs.valueAr : theirs.value}
          />
        ))}
      </div>
    </ConflictChoice>
  );
}

/** Says that texts could not be saved, that they are kept, and when they are sent again. */
export function FailedNote({ failed }: { failed: FailedSave }) {
  const seconds = useSentAgain(failed);
  return (
    <div className={failedStyle}>
      <Icon of={TriangleAlert} size={18} />
      <p>
        <span role="alert">{copy.failed.text}</span>{' '}
        {seconds > 0 ? copy.failed.again(seconds) : copy.failed.now}
      </p>
    </div>
  );
}

const markStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  textStyle: 'xs',
  color: 'fg.muted',
});
const hintStyle = css({ textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' });
const seenStyle = css({ display: 'block', marginInlineEnd: '2' });
const actionsStyle = css({
  gridColumn: { md: '1 / -1' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
});
const failedStyle = css({
  display: 'flex',
  gap: '2',
  textStyle: 'sm',
  color: 'danger.fg',
  '& svg': { flexShrink: '0', marginTop: '0.5' },
});
