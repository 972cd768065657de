import { Field } from './field.tsx';

interface EmailFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** True while it is being sent. */
  readOnly: boolean;
  initial?: string | undefined;
}

/** The field `email` of a form. */
export function EmailField({ id, label, error, readOnly, initial }: EmailFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="off"
          readOnly={readOnly}
          defaultValue={initial}
          required
        />
      )}
    </Field>
  );
}
