import { useEffect, useRef } from 'react';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { differingFields } from '#web/admin/lib/versioned-draft.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { ConflictChoice } from '#web/admin/unsaved/conflict-choice.tsx';
import { copy } from '../copy.en.ts';
import { fieldsOf, type PostDefinition, textNamesOf } from '../post-definition.ts';
import { draftOfPost, type PostDraft, type PostRecord, type PostValues } from './post-drafts.ts';

interface PostConflictProps {
  definition: PostDefinition;
  draft: PostDraft;
  /** What is stored now. */
  post: PostRecord;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onTakeField: (name: string, value: string | boolean) => void;
}

/** Somebody else saved the post meanwhile: shows what differs, and offers their version, the draft, or single fields. */
export function PostConflict({ definition, draft, post, onTakeField, ...choice }: PostConflictProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { values: theirs } = draftOfPost(definition.kind, textNamesOf(definition), post);
  // What they left as it was is no question: it differs because the draft changed it.
  const changed = differingFields(draft.base.values, theirs);
  const names = differingFields(draft.values, theirs).filter((name) => changed.includes(name));
  return (
    <div ref={place}>
      <ConflictChoice text={copy.conflict.text} {...choice}>
        {names.length === 0 && <p>{copy.conflict.same}</p>}
        <ul className={fieldsStyle}>
          {names.map((name) => (
            <TheirField
              key={name}
              definition={definition}
              name={name}
              theirs={theirs}
              onTake={() => onTakeField(name, theirs[name] ?? '')}
            />
          ))}
        </ul>
      </ConflictChoice>
    </div>
  );
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
  const label = known?.field.label ?? (name === 'published' ? copy.fields.status : copy.fields.image);
  const value = theirs[name];
  const text = typeof value === 'boolean' ? (value ? copy.published : copy.draft) : value;
  return (
    <li className={fieldStyle}>
      <div className={theirsStyle}>
        <p id={`theirs-${name}`} className={labelStyle}>
          {known?.isArabic ? copy.inArabic(label.en) : label.en}
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
