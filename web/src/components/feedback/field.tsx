import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { input } from '#styles/recipes';
import { Icon } from '../icon.tsx';

interface FieldProps {
  id: string;
  label: string;
  /** Text beside the label of an optional field. */
  optional?: string;
  hint?: string | undefined;
  /** The problem of the field, as one sentence. */
  error?: string | undefined;
  className?: string;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

/** A labelled form control with its hint, or its error instead of the hint. */
export function Field({ id, label, optional, hint, error, className, children }: FieldProps) {
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className={labelStyle}>
        {/*
         * The space belongs to the same string as the label. Browsers drop a separate text node with only a space from
         * the field's accessible name.
         */}
        {optional ? `${label} ` : label}
        {optional && <span className={optionalStyle}>{optional}</span>}
      </label>
      {children({
        id,
        className: input(),
        'aria-invalid': error !== undefined,
        ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={noteStyle} data-error={error !== undefined || undefined}>
          {error !== undefined && <Icon of={CircleAlert} size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}

const labelStyle = css({ display: 'block', marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
const optionalStyle = css({ fontWeight: 'normal', color: 'fg.muted' });
const noteStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  marginTop: '1.5',
  textStyle: 'xs',
  color: 'fg.muted',
  '&[data-error]': { textStyle: 'sm', color: 'danger.solid', fontWeight: 'medium' },
  '& svg': { flexShrink: '0' },
});
