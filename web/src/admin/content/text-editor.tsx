import { type FormEvent, useState } from 'react';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { showToast } from '#web/features/toasts/toasts.ts';
import { submitBySaveKeys } from '../lib/save-keys.ts';
import { isChanged } from '../lib/versioned-draft.ts';
import { Badge } from '../ui/badge.tsx';
import { showProblems } from '../ui/fields/field-parts.tsx';
import { tellNothingToSave } from '../unsaved/nothing-to-save.ts';
import { Colleagues } from './colleagues/colleagues.tsx';
import { copy } from './copy.en.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { ItemConflict } from './item-conflict.tsx';
import { ItemHeading } from './item-heading.tsx';
import { ResetButton } from './reset-button.tsx';
import { type ContentDraft, type ContentTexts, contentDrafts } from './state/content-drafts.tsx';
import { sendContent } from './state/site-content-queries.ts';
import { type TextProblems, textProblems } from './state/text-problems.ts';
import { useSaveContent } from './state/use-save-content.ts';
import { TextBoxes } from './text-boxes.tsx';

/** Edits both texts of an item. What was typed stays when it could not be saved. */
export function TextEditor({ contentKey: key, draft }: { contentKey: ContentKey; draft: ContentDraft }) {
  const { kind } = content[key];
  const [problems, setProblems] = useState<TextProblems>({});
  const { save, isPending, conflict, isOwn, keepMine, takeTheirs } = useSaveContent(key, {
    send: sendContent,
    onFailed: () => showToast({ tone: 'danger', title: copy.notSaved }),
  });
  const change = (texts: Partial<ContentTexts>) => {
    setProblems({});
    contentDrafts.keep(key, { ...draft, values: { ...draft.values, ...texts } });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged(draft)) return tellNothingToSave();
    const found = textProblems(kind, draft.values);
    showProblems(event.currentTarget, found, () => setProblems(found));
    if (!found.value && !found.valueAr) save(draft);
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={submitBySaveKeys} className={formStyle}>
      <div className={headStyle}>
        <ItemHeading contentKey={key} id={key} />
        <Badge>{copy.editing}</Badge>
      </div>
      <Colleagues contentKey={key} />
      <TextBoxes
        contentKey={key}
        id={key}
        texts={draft.values}
        problems={problems}
        readOnly={isPending}
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
        <EditorButtons label={copy.save} busy={isPending} onCancel={() => contentDrafts.drop(key)}>
          <ResetButton
            contentKey={key}
            describedBy={key}
            texts={draft.values}
            busy={isPending}
            onReset={change}
          />
        </EditorButtons>
      )}
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: '5' });
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4',
});
