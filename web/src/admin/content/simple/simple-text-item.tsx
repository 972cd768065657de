import { type FormEvent, memo, useState } from 'react';
import { content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { submitBySaveKeys } from '#web/admin/lib/save-keys.ts';
import { isChanged } from '#web/admin/lib/versioned-draft.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { showProblems } from '#web/admin/ui/fields/field-parts.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { tellNothingToSave } from '#web/admin/unsaved/nothing-to-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { Colleagues } from '../colleagues/colleagues.tsx';
import { ItemConflict } from '../item-conflict.tsx';
import { ItemHeading } from '../item-heading.tsx';
import { ResetButton } from '../reset-button.tsx';
import { draftOf, useContentDraft } from '../state/content-draft.ts';
import { type ContentTexts, contentDrafts } from '../state/content-drafts.tsx';
import { sendSimpleContent } from '../state/site-content-queries.ts';
import { type TextProblems, textProblems } from '../state/text-problems.ts';
import { useSaveContent } from '../state/use-save-content.ts';
import { TextBoxes } from '../text-boxes.tsx';
import { ArabicBadge } from '../translations/arabic-badge.tsx';
import { copy } from './copy.en.ts';
import { needsSignIn, saveFailure } from './save-failure.ts';
import { isShownAlready, type SimpleItemProps } from './simple-item.ts';

/** Both texts of an item, always open. What is typed stays whatever is stored meanwhile. */
export const SimpleTextItem = memo(function SimpleTextItem({
  contentKey: key,
  section,
  item,
  onSignedOut,
}: SimpleItemProps) {
  const draft = useContentDraft(key) ?? draftOf(key, item);
  const [problems, setProblems] = useState<TextProblems>({});
  const { save, isPending, conflict, isOwn, keepMine, takeTheirs } = useSaveContent(key, {
    send: sendSimpleContent,
    onFailed: (error) => {
      if (needsSignIn(error)) onSignedOut();
      showToast({ tone: 'danger', title: copy.saveFailed, text: saveFailure(error) });
    },
  });
  const id = `${section}-${key}`;
  const change = (texts: Partial<ContentTexts>) => {
    setProblems({});
    const next = { ...draft, values: { ...draft.values, ...texts } };
    if (isChanged(next)) contentDrafts.keep(key, next);
    else contentDrafts.drop(key);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged(draft)) return tellNothingToSave();
    const found = textProblems(content[key].kind, draft.values);
    showProblems(event.currentTarget, found, () => setProblems(found));
    if (!found.value && !found.valueAr) save(draft);
  };
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={submit}
      onKeyDown={submitBySaveKeys}
      className={itemStyle}
    >
      <div className={headStyle}>
        <ItemHeading contentKey={key} id={id} />
        <ArabicBadge item={item} />
      </div>
      {isChanged(draft) && <Colleagues contentKey={key} />}
      <TextBoxes contentKey={key} id={id} texts={draft.values} problems={problems} onChange={change} />
      {conflict ? (
        <ItemConflict
          item={conflict}
          isOwn={isOwn}
          busy={isPending}
          onKeepMine={() => keepMine(draft)}
          onTakeTheirs={() => void takeTheirs(draft)}
        />
      ) : (
        <div className={buttonsStyle}>
          <Button
            type="submit"
            size="s"
            disabled={!isChanged(draft)}
            aria-disabled={isPending}
            aria-describedby={id}
          >
            {isPending && <Spinner />}
            {isPending ? copy.saving : copy.save}
          </Button>
          <ResetButton
            contentKey={key}
            describedBy={id}
            texts={draft.values}
            busy={isPending}
            onReset={change}
          />
        </div>
      )}
    </form>
  );
}, isShownAlready);
const itemStyle = css({
  display: 'grid',
  gap: '4',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: { base: '5', md: '6' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '3',
});
