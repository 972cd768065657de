import { useCallback, useRef, useState } from 'react';
import { css } from '#styles/css';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { UploadTracker, usePendingUploads } from '#web/admin/images/pending-uploads.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { focusFirst, type Problems } from '#web/lib/form/use-form.ts';
import { copy } from '../copy.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { OrphanNotice } from './orphan-notice.tsx';
import { PostConflict } from './post-conflict.tsx';
import { type PostDraft, postDrafts } from './post-drafts.ts';
import { PostFields, twoColumns } from './post-fields.tsx';
import { PostImageField } from './post-image-field.tsx';
import { problemsOf, refusedFields } from './post-problems.ts';
import { PublishedSwitch } from './published-switch.tsx';
import type { Suggestions } from './use-post-editor.ts';
import { useSavePost } from './use-save-post.ts';

interface PostFormProps {
  definition: PostDefinition;
  draft: PostDraft;
  suggestions: Suggestions;
  /** Asked to close, with the draft as it is. */
  onCancel: () => void;
  /** The draft is gone. */
  onDone: () => void;
}

/** Edits a post. What was typed stays until it is stored; pictures under way are waited for. */
export function PostForm({ definition, draft, suggestions, onCancel, onDone }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const showProblems = (found: Problems) => {
    setProblems(found);
    if (form.current) focusFirst(form.current, found);
  };
  const { save, isPending, conflict, keepMine, takeTheirs, isOrphan, saveAsNew } = useSavePost(definition, {
    onFailed: (error) => showProblems(refusedFields(definition, error)),
    onDone,
  });
  const { id } = draft;
  const change = useCallback(
    (name: string, value: string | boolean) => {
      setProblems((known) => (known[name] ? { ...known, [name]: undefined } : known));
      const latest = postDrafts.current()[id];
      if (latest) postDrafts.keep(id, { ...latest, values: { ...latest.values, [name]: value } });
    },
    [id],
  );
  const { track, whenUploaded, isWaiting } = usePendingUploads();
  /** The draft as it is by now; nothing while it has problems, which are then shown. */
  const saveable = () => {
    const latest = postDrafts.current()[draft.id];
    const found = latest ? problemsOf(definition, latest.values) : {};
    showProblems(found);
    return Object.keys(found).length === 0 ? latest : undefined;
  };
  const submit = () => {
    if (!saveable()) return;
    void whenUploaded(() => {
      const draft = saveable();
      if (draft) save(draft);
    });
  };
  const { values } = draft;
  const isNew = draft.base.version === 0;
  return (
    // Without a button that submits it, the Enter key in a line does not save what visitors may see at once.
    <UploadTracker value={track}>
      <form ref={form} noValidate className={formStyle}>
        <DialogBody>
          {conflict && (
            <PostConflict
              definition={definition}
              draft={draft}
              post={conflict}
              busy={isPending}
              onKeepMine={() => keepMine(draft)}
              onTakeTheirs={() => void takeTheirs(draft)}
              onTakeField={change}
            />
          )}
          {isOrphan && <OrphanNotice onSaveAsNew={() => saveAsNew(draft)} />}
          <PostFields
            definition={definition}
            values={values}
            problems={problems}
            readOnly={isPending}
            suggestions={suggestions}
            onChange={change}
          />
          <div className={twoColumns}>
            {definition.uploadFailed && (
              <PostImageField
                address={String(values.imageUrl ?? '')}
                problem={problems.imageUrl}
                readOnly={isPending}
                uploadFailed={definition.uploadFailed}
                onChange={(address) => change('imageUrl', address)}
              />
            )}
            <PublishedSwitch
              checked={values.published}
              readOnly={isPending}
              onChange={(published) => change('published', published)}
            />
          </div>
        </DialogBody>
        <DialogFooter className={css({ alignItems: 'center' })}>
          {!conflict && !isOrphan && (
            <Button size="s" aria-disabled={isPending || isWaiting} onClick={submit}>
              {(isPending || isWaiting) && <Spinner />}
              {isWaiting
                ? imageCopy.waiting
                : isPending
                  ? copy.saving
                  : isNew
                    ? copy.createPost
                    : copy.updatePost}
            </Button>
          )}
          <Button variant="outline" size="s" onClick={() => isPending || onCancel()}>
            {copy.cancel}
          </Button>
          <p className={arabicHintStyle}>{copy.arabicHint}</p>
        </DialogFooter>
      </form>
    </UploadTracker>
  );
}

const formStyle = css({ display: 'flex', flexDirection: 'column', minHeight: '0' });
const arabicHintStyle = css({ textStyle: 'xs', color: 'fg.muted', marginInlineStart: { md: 'auto' } });
