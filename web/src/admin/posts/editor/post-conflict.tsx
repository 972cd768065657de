import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { directionOf } from '#shared/language.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { css } from '#styles/css';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { localTimeText } from '#web/admin/lib/local-time.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { ConflictChoice } from '#web/admin/unsaved/conflict-choice.tsx';
import { useConflictText } from '#web/admin/unsaved/use-conflict-text.ts';
import { copy } from '../copy.en.ts';
import { fieldsOf, labelOfField, type PostDefinition, textNamesOf } from '../post-definition.ts';
import { shownChoice } from './choices/shown-choice.ts';
import { controlId } from './form/post-problems.ts';
import { draftOfPost, type PostDraft, type PostRecord, type PostValues, postDrafts } from './post-drafts.ts';

interface PostConflictProps {
  definition: PostDefinition;
  /** Id of the draft. */
  id: string;
  /** The stored post. */
  post: PostRecord;
  /** The username of the person who changed the post, if it is known. */
  by: string | undefined;
  busy: boolean;
  /** Label of the button that keeps the draft. Given if this button does not save the draft at once. */
  keepMine?: string;
  onKeepMine: (draft: PostDraft) => void;
  onTakeTheirs: (draft: PostDraft) => void;
  onTakeField: (name: string, value: string | boolean) => void;
}

/**
 * Shown when the post was changed elsewhere: the differences, with buttons to choose the stored version, the draft, or
 * single fields.
 */
export function PostConflict({ definition, id, post, by, busy, keepMine, ...choice }: PostConflictProps) {
  const draft = useDraft(postDrafts, id);
  const text = useConflictText(copy.conflict, by);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const asked = useRef('title');
  useKeptFocus(place, asked);
  if (!draft) return null;
  const { values: theirs } = draftOfPost(definition.kind, textNamesOf(definition), post);
  // The question is only about fields that were changed in the stored post; the others differ because of the draft.
  const changed = differingFields(draft.base.values, theirs);
  const names = differingFields(draft.values, theirs).filter((name) => changed.includes(name));
  asked.current = names[0] ?? asked.current;
  return (
    <div ref={place}>
      <ConflictChoice
        text={text}
        busy={busy}
        {...(keepMine && { keepMine })}
        onKeepMine={() => choice.onKeepMine(draft)}
        onTakeTheirs={() => choice.onTakeTheirs(draft)}
      >
        {names.length === 0 && <p>{copy.conflict.same}</p>}
        <ul className={fieldsStyle}>
          {names.map((name) => (
            <TheirField
              key={name}
              definition={definition}
              name={name}
              theirs={theirs}
              onTake={() => {
                choice.onTakeField(name, theirs[name] ?? '');
                focusField(name);
              }}
            />
          ))}
        </ul>
      </ConflictChoice>
    </div>
  );
}

/** Moves the focus to the field that was asked about, if the focus would disappear with the question. */
function useKeptFocus(
  place: { readonly current: HTMLElement | null },
  asked: { readonly current: string },
): void {
  useLayoutEffect(() => {
    const question = place.current;
    return () => {
      if (question?.contains(document.activeElement)) focusField(asked.current);
    };
  }, [place, asked]);
}

/** Moves the focus to a field; to the title if the field is not shown. */
function focusField(name: string): void {
  for (const one of [name, 'title', arabicName('title')]) {
    const control = document.getElementById(controlId(one));
    control?.focus();
    if (control && document.activeElement === control) return;
  }
}

interface TheirFieldProps {
  definition: PostDefinition;
  name: string;
  theirs: PostValues;
  onTake: () => void;
}

function TheirField({ definition, name, theirs, onTake }: TheirFieldProps) {
  const known = fieldsOf(definition).find((field) => field.name === name);
  const language = known?.isArabic ? 'ar' : 'en';
  const shown = shownChoice(useQueryClient(), definition.kind, name);
  const value = shown ? shown(String(theirs[name] ?? '')) : theirs[name];
  const written = name.endsWith('At') && value ? localTimeText(String(value)) : value;
  const text = typeof written === 'boolean' ? (written ? copy.published : copy.draft) : written;
  return (
    <li className={fieldStyle}>
      <div className={theirsStyle}>
        <p id={`theirs-${name}`} className={labelStyle}>
          {labelOfField(definition, name)}
        </p>
        {text ? (
          <p lang={language} dir={directionOf(language)} className={textStyle}>
            {text}
          </p>
        ) : (
          <p className={emptyStyle}>{copy.conflict.empty}</p>
        )}
      </div>
      <Button variant="outline" size="xs" aria-describedby={`theirs-${name}`} onClick={onTake}>
        {copy.conflict.take}
      </Button>
    </li>
  );
}

const fieldsStyle = css({ display: 'grid', gap: '4', maxHeight: '[40vh]', overflowY: 'auto' });
const fieldStyle = css({
  display: 'flex',
  gap: '4',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
});
const theirsStyle = css({ flex: '1', minWidth: '0' });
const labelStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const textStyle = css({
  textStyle: 'sm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineClamp: 8,
});
const emptyStyle = css({ textStyle: 'sm', color: 'fg.muted' });
