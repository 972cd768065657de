import { type FormEvent, type ReactNode, useState } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { isChanged } from '../lib/drafts/versioned-draft.ts';
import { submitBySaveKeys } from '../lib/save-keys.ts';
import { showProblems } from '../ui/fields/field-parts.tsx';
import { tellNothingToSave } from '../unsaved/nothing-to-save.ts';
import { Colleagues } from './colleagues/colleagues.tsx';
import { ItemConflict } from './item/item-conflict.tsx';
import { ResetButton } from './reset-button.tsx';
import type { ContentDraft, ContentTexts } from './state/content-drafts.tsx';
import type { ContentSave } from './state/site-content-queries.ts';
import { type TextProblems, textProblems } from './state/text-problems.ts';
import { useSaveContent } from './state/use-save-content.ts';
import { TextBoxes } from './text-boxes.tsx';

interface TextFormProps {
  contentKey: ContentKey;
  /** Id of the heading that names the item. */
  id: string;
  draft: ContentDraft;
  /** Keeps the draft as it was typed. */
  onChange: (draft: ContentDraft) => void;
  /** Sends a save of the item. */
  send: (save: ContentSave) => Promise<ContentItem>;
  onFailed: (error: Error) => void;
  /** Whether the boxes cannot be typed in while the draft is being saved. */
  locksBoxes?: boolean;
  /** True to report and show who else is editing the item. */
  tellsColleagues: boolean;
  className: string;
  /** The heading of the item, with the given id. */
  head: ReactNode;
  /** Returns the buttons; `reset` is the one that restores the default texts. */
  buttons: (isPending: boolean, reset: ReactNode) => ReactNode;
}

/** Edits both texts of an item. Typed text stays when it could not be saved. */
export function TextForm({ contentKey: key, id, draft, onChange, send, onFailed, ...frame }: TextFormProps) {
  const [problems, setProblems] = useState<TextProblems>({});
  const { save, isPending, conflict, isOwn, keepMine, takeTheirs } = useSaveContent(key, { send, onFailed });
  const change = (texts: Partial<ContentTexts>) => {
    setProblems({});
    onChange({ ...draft, values: { ...draft.values, ...texts } });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged(draft)) return tellNothingToSave();
    const found = textProblems(content[key].kind, draft.values);
    showProblems(event.currentTarget, found, () => setProblems(found));
    if (!found.value && !found.valueAr) save(draft);
  };
  const reset = (
    <ResetButton contentKey={key} describedBy={id} texts={draft.values} busy={isPending} onReset={change} />
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
        texts={draft.values}
        problems={problems}
        readOnly={frame.locksBoxes === true && isPending}
        onChange={change}
      />
      {conflict ? (
        <ItemConflict
          item={conflict}
          isOwn={isOwn}
          busy={isPending}
          onKeepMine={() => keepMine(draft)}
          onTakeTheirs={() => void takeTheirs(draft)}
        />
      ) : (
        frame.buttons(isPending, reset)
      )}
    </form>
  );
}
