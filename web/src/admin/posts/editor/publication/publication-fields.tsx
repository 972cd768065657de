import { isInstant } from '#shared/posts/fields.ts';
import { isPlannedDraft, type Publication, publicationState } from '#shared/posts/publication.ts';
import { css } from '#styles/css';
import { formatInWords } from '#web/admin/lib/language/formats.ts';
import { incompleteTime, localTimeText, toLocalTime, typedTime } from '#web/admin/lib/local-time.ts';
import { copy as postCopy } from '#web/admin/posts/copy.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldError, labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { Switch } from '#web/admin/ui/fields/switch.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import type { Problems } from '#web/lib/form/use-form.ts';
import { controlId } from '../form/post-problems.ts';
import { copy } from './copy.en.ts';

interface PublicationFieldsProps {
  values: Publication;
  problems: Problems;
  onChange: (name: string, value: string | boolean) => void;
}

/** The fields for whether visitors see the post once it is saved, from when on and until when. */
export function PublicationFields({ values, problems, onChange }: PublicationFieldsProps) {
  const field = (name: 'publishedAt' | 'unpublishAt', hint: string) => (
    <InstantField name={name} hint={hint} value={values[name]} problem={problems[name]} onChange={onChange} />
  );
  return (
    <div className={groupStyle}>
      <PublishedSwitch
        checked={values.published}
        hint={hintOf(values, new Date())}
        onChange={(published) => onChange('published', published)}
      />
      {field('publishedAt', copy.dateHint)}
      {isPlannedDraft(values, new Date()) && (
        <div className={notPlannedStyle}>
          <p role="alert">{copy.plannedDraft(localTimeText(values.publishedAt))}</p>
          <Button size="xs" onClick={() => onChange('published', true)}>
            {copy.publishThen}
          </Button>
        </div>
      )}
      {field('unpublishAt', copy.endHint)}
    </div>
  );
}

/** Returns what visitors will see of the post once it is saved. */
function hintOf(post: Publication, now: Date): string {
  if ([post.publishedAt, post.unpublishAt].some((date) => date && !isInstant(date))) return copy.incomplete;
  const until = post.unpublishAt && localTimeText(post.unpublishAt);
  switch (publicationState(post, now)) {
    case 'draft':
      return isPlannedDraft(post, now)
        ? copy.staysDraft(localTimeText(post.publishedAt))
        : postCopy.draftHint;
    case 'scheduled':
      return copy.scheduled(localTimeText(post.publishedAt));
    case 'ended':
      return copy.ended(until);
    case 'published':
      return until ? copy.until(until) : postCopy.publishedHint;
  }
}

interface InstantFieldProps extends Pick<PublicationFieldsProps, 'onChange'> {
  name: 'publishedAt' | 'unpublishAt';
  hint: string;
  /** ISO 8601 in UTC; empty: none. */
  value: string;
  problem: string | undefined;
}

function InstantField({ name, hint, value, problem, onChange }: InstantFieldProps) {
  const id = controlId(name);
  const words = isInstant(value) ? formatInWords(value, 'short') : '';
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {postCopy.fields[name].en}
      </label>
      <TextInput
        id={id}
        name={name}
        type="datetime-local"
        value={toLocalTime(value)}
        aria-invalid={problem !== undefined}
        aria-describedby={[problem && `${id}-problem`, words && `${id}-words`, `${id}-hint`]
          .filter(Boolean)
          .join(' ')}
        onChange={({ currentTarget }) => onChange(name, typedTime(currentTarget))}
        // After an incomplete or removed date the browser sends no other event.
        onBlur={({ currentTarget }) => {
          const typed = typedTime(currentTarget);
          if (typed !== value && [typed, value].includes(incompleteTime)) onChange(name, typed);
        }}
      />
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      {words && (
        <p id={`${id}-words`} className={wordsStyle}>
          {copy.baghdadTime(words)}
        </p>
      )}
      <p id={`${id}-hint`} className={hintStyle}>
        {hint}
      </p>
    </div>
  );
}

const groupStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minWidth: '0' });
const notPlannedStyle = css({
  display: 'grid',
  gap: '2',
  justifyItems: 'start',
  padding: '3',
  borderRadius: 'control',
  background: 'label.subtle',
  textStyle: 'sm',
  fontWeight: 'medium',
});
const wordsStyle = css({ marginTop: '1.5', textStyle: 'sm' });
const hintStyle = css({ marginTop: '1.5', textStyle: 'xs', color: 'fg.muted' });

interface PublishedSwitchProps {
  checked: boolean;
  /** The state of the post for visitors once it is saved. */
  hint: string;
  onChange: (published: boolean) => void;
}

/** True if visitors see the post once it is saved. */
function PublishedSwitch({ checked, hint, onChange }: PublishedSwitchProps) {
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={legendStyle}>{postCopy.fields.status.en}</legend>
      <label htmlFor={controlId('published')} className={switchStyle}>
        <Switch
          id={controlId('published')}
          checked={checked}
          aria-describedby="post-status-hint"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {postCopy.published}
      </label>
      <p id="post-status-hint" className={switchHintStyle}>
        {hint}
      </p>
    </fieldset>
  );
}

const legendStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });
const switchStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  cursor: 'pointer',
});
const switchHintStyle = css({ textStyle: 'sm', color: 'fg.muted' });
