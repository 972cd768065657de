import { css } from '#styles/css';
import { Switch } from '#web/admin/ui/fields/switch.tsx';
import { copy } from '../copy.en.ts';
import { controlId } from '../editor/post-problems.ts';

interface PublishedSwitchProps {
  checked: boolean;
  /** What the post is to visitors once it is saved. */
  hint: string;
  readOnly: boolean;
  onChange: (published: boolean) => void;
}

/** Whether visitors see the post once it is saved. */
export function PublishedSwitch({ checked, hint, readOnly, onChange }: PublishedSwitchProps) {
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={legendStyle}>{copy.fields.status.en}</legend>
      <label htmlFor={controlId('published')} className={switchStyle}>
        <Switch
          id={controlId('published')}
          checked={checked}
          aria-disabled={readOnly}
          aria-describedby="post-status-hint"
          onChange={({ currentTarget }) => readOnly || onChange(currentTarget.checked)}
        />
        {copy.published}
      </label>
      <p id="post-status-hint" className={hintStyle}>
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
const hintStyle = css({ textStyle: 'sm', color: 'fg.muted' });
