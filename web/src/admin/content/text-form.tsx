import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { isChanged } from '../lib/drafts/versioned-draft.ts';
import { submitBySaveKeys } from '../lib/save-keys.ts';
import { Button } from '../ui/button.tsx';
import { showProblems } from '../ui/fields/field-parts.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { tellNothingToSave } from '../unsaved/nothing-to-save.ts';
import { Colleagues } from './colleagues/colleagues.tsx';
import { copy as draftsCopy } from './drafts/copy.en.ts';
import { DraftConflictChoice, FailedNote } from './drafts/draft-notes.tsx';
import { useKeepDraft } from './drafts/draft-queries.ts';
import { ItemConflict } from './item/item-conflict.tsx';
import { ResetButton } from './reset-button.tsx';
import { areDefault, type ReadDraft, useOfDraft } from './state/content-draft.ts';
import { type ContentDraft, type ContentTexts, contentDrafts, isUnsaved } from './state/content-drafts.tsx';
import { forgetFailed, isPassing, noteFailed, useFailedSave } from './state/failed-saves.ts';
import type { ContentSave } from './state/site-content-queries.ts';
import { type TextProblems, textProblems } from './state/text-problems.ts';
import { useSaveContent } from './state/use-save-content.ts';
import { TextBoxes } from './text-boxes.tsx';

interface TextFormProps {
  contentKey: ContentKey;
  /** Id of the heading that names the item. */
  id: string;
  read: ReadDraft;
  /** Keeps the draft as it was typed. */
  onChange: (draft: ContentDraft) => void;
  send: (save: ContentSave) => Promise<ContentItem>;
  onFailed: (error: Error) => void;
  /** True to report and show who else is editing the item. */
  tellsColleagues: boolean;
  className: string;
  /** The heading of the item, with the given id. */
  head: ReactNode;
  /** True to offer that the texts are kept as a draft. */
  keepsDrafts?: boolean;
  /** Returns the buttons; `reset` is the one that restores the default texts, `keep` the one that keeps a draft. */
  buttons: (isPending: boolean, reset: ReactNode, keep: ReactNode) => ReactNode;
}

/**
 * Edits both texts of an item, also while they are being saved. Typed text stays when it could not be saved. Typing does not
 * render the form.
 */
export function TextForm({ contentKey: key, id, read, onChange, send, onFailed, ...frame }: TextFormProps) {
  const [problems, setProblems] = useState<TextProblems>({});
  const failed = useFailedSave(key);
  const tries = useRef(0);
  /** If the server did not answer, sends the text again, as typed by then; other failures are reported at once. */
  const failedOf = (again: (latest: ContentDraft) => void) => (error: Error) => {
    tries.current += 1;
    if (tries.current === 1 || !isPassing(error)) onFailed(error);
    if (!isPassing(error)) return forgetFailed(key);
    noteFailed(key, tries.current, () => {
      const latest = contentDrafts.current()[key];
      if (latest) again(latest);
      else forgetFailed(key);
    });
  };
  const { save, isPending, conflict, conflictBy, keepMine, takeTheirs } = useSaveContent(key, {
    send,
    onFailed: (error) => failedOf(save)(error),
  });
  const kept = useKeepDraft(key, (error) => failedOf(kept.keep)(error));
  const isBusy = isPending || kept.isPending;
  useEffect(() => () => forgetFailed(key), [key]);
  const isLeft = useOfDraft(key, read, isUnsaved);
  const isDefault = useOfDraft(key, read, ({ values }) => areDefault(key, values));
  const latest = useRef({ read, onChange });
  latest.current = { read, onChange };
  const change = useCallback((texts: Partial<ContentTexts>) => {
    setProblems((known) => (Object.keys(known).length > 0 ? {} : known));
    const { read: readNow, onChange: keep } = latest.current;
    const now = readNow();
    keep({ ...now, values: { ...now.values, ...texts } });
  }, []);
  const checked = (form: HTMLFormElement | null, act: (draft: ContentDraft) => void) => {
    const draft = read();
    const found = textProblems(content[key].kind, draft.values);
    if (form) showProblems(form, found, () => setProblems(found));
    if (found.value || found.valueAr || isBusy) return;
    tries.current = 0;
    forgetFailed(key);
    act(draft);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged(read())) return tellNothingToSave();
    checked(event.currentTarget, save);
  };
  const keep = frame.keepsDrafts && (
    <Button
      variant="outline"
      size="s"
      aria-disabled={isBusy || !isLeft}
      onClick={({ currentTarget }) =>
        isUnsaved(read()) ? checked(currentTarget.form, kept.keep) : tellNothingToSave()
      }
    >
      {kept.isPending && <Spinner />}
      {kept.isPending ? draftsCopy.keeping : draftsCopy.keep}
    </Button>
  );
  const reset = (
    <ResetButton contentKey={key} describedBy={id} isDefault={isDefault} busy={isBusy} onReset={change} />
  );
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={submit}
      onKeyDown={submitBySaveKeys}
      className={frame.className}
    >
      {frame.head}
      {frame.tellsColleagues && <Colleagues contentKey={key} />}
      <TextBoxes
        contentKey={key}
        id={id}
        read={read}
        problems={problems}
        isFailed={failed !== undefined}
        onChange={change}
      />
      {failed && <FailedNote failed={failed} />}
      {kept.conflict ? (
        <DraftConflictChoice
          conflict={kept.conflict}
          busy={isBusy}
          onKeepMine={() => kept.keepMine(read())}
          onTakeTheirs={kept.takeTheirs}
        />
      ) : conflict ? (
        <ItemConflict
          item={conflict}
          by={conflictBy}
          busy={isPending}
          onKeepMine={() => keepMine(read())}
          onTakeTheirs={() => void takeTheirs(read())}
        />
      ) : (
        frame.buttons(isPending, reset, keep)
      )}
    </form>
  );
}
