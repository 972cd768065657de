import { css } from '#styles/css';
import { Select } from '../ui/fields/select.tsx';
import { copy } from './copy.en.ts';

interface ChoiceFieldProps<Choice extends string> {
  name: 'role' | 'language';
  choices: readonly Choice[];
  chosen: Choice;
  labels: Readonly<Record<Choice, string>>;
}

/** A choice in the form of a person. */
export function ChoiceField<Choice extends string>({
  name,
  choices,
  chosen,
  labels,
}: ChoiceFieldProps<Choice>) {
  const id = `person-${name}`;
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {copy.fields[name]}
      </label>
      <Select id={id} name={name} defaultValue={chosen}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const labelStyle = css({ display: 'block', marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
