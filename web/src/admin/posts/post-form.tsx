import { type FormEvent, useState } from 'react';
import { css } from '../../../styled-system/css/index.js';
import { type PostDraft, postDrafts } from '../../features/post-editing/post-drafts.ts';
import { Button } from '../ui/button.tsx';
import { DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { Spinner } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';
import { PostConflict } from './post-conflict.tsx';
import type { PostDefinition } from './post-definition.ts';
import { PostFields, twoColumns } from './post-fields.tsx';
import { PostImageField } from './post-image-field.tsx';
import { controlId, firstProblem, type PostProblems, problemsOf, refusedFields } from './post-problems.ts';
import { PublishedSwitch } from './published-switch.tsx';
import { useSavePost } from './use-save-post.ts';

interface PostFormProps {
  definition: PostDefinition;
  draft: PostDraft;
  suggestionsFor: (name: string) => readonly string[];
  /** Asked to close, with the draft as it is. */
  onCancel: () => void;
  /** The draft is gone. */
  onDone: () => void;
}

/** Edits a post. What was typed stays until it is stored. */
export function PostForm({ definition, draft, suggestionsFor, onCancel, onDone }: PostFormProps) {
  const [problems, setProblems] = useState<PostProblems>({});
  const showProblems = (found: PostProblems) => {
    setProblems(found);
    const first = firstProblem(definition, found);
    if (first) document.getElementById(controlId(first))?.focus();
  };
  const { save, isPending, conflict, keepMine, takeTheirs } = useSavePost(definition, {
    onFailed: (error) => showProblems(refusedFields(definition, error)),
    onDone,
  });
  const change = (name: string, value: string | boolean) => {
    setProblems(({ [name]: _, ...others }) => others);
    const latest = postDrafts.current()[draft.id];
    if (latest) postDrafts.keep(draft.id, { ...latest, values: { ...latest.values, [name]: value } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (conflict) return;
    const found = problemsOf(definition, draft.values);
    showProblems(found);
    if (Object.keys(found).length === 0) save(draft);
  };
  const { values, base } = draft;
  return (
    <form
      noValidate
      onSubmit={submit}
      className={css({ display: 'flex', flexDirection: 'column', minHeight: '0' })}
    >
      <DialogBody>
        {conflict && (
          <PostConflict
            definition={definition}
            draft={draft}
            post={conflict}
            busy={isPending}
            onKeepMine={() => keepMine(draft)}
            onTakeTheirs={() => takeTheirs(draft)}
            onTakeField={change}
          />
        )}
        <PostFields
          definition={definition}
          values={values}
          problems={problems}
          readOnly={isPending}
          suggestionsFor={suggestionsFor}
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
        {!conflict && (
          <Button type="submit" size="s" aria-disabled={isPending}>
            {isPending && <Spinner />}
            {isPending ? copy.saving : base.version === 0 ? copy.createPost : copy.updatePost}
          </Button>
        )}
        <Button variant="outline" size="s" onClick={() => isPending || onCancel()}>
          {copy.cancel}
        </Button>
        <p className={css({ textStyle: 'xs', color: 'fg.muted', marginInlineStart: { md: 'auto' } })}>
          {copy.arabicHint}
        </p>
      </DialogFooter>
    </form>
  );
}
