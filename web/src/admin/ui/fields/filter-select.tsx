import { SlidersHorizontal } from 'lucide-react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { Button } from '../button.tsx';
import { Select } from './text-box.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Label of the option without a filter. */
  any: string;
  value: Value | '';
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value | '') => void;
}

/** A select of one value of a filter, or of none. */
export function FilterSelect<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <div className={placeStyle}>
      <Select
        isLow
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(options.find(([known]) => known === currentTarget.value)?.[0] ?? '')
        }
      >
        <option value="">{any}</option>
        {options.map(([known, name]) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

const placeStyle = css({ flex: { base: '1 1 140px', md: '0 1 168px' }, minWidth: '0' });

/** The height of what filters a list: lower than the fields of a form. */
export const toolHeight = css({ minHeight: { base: 'tap', md: '10' }, paddingBlock: '1' });

interface FilterButtonProps {
  /** Id of the element that the button opens. */
  controls: string;
  isOpen: boolean;
  /** The label, with the number of active filters behind it. */
  text: string;
  onToggle: () => void;
}

/** Opens and closes the filters that are not always visible. */
export function FilterButton({ controls, isOpen, text, onToggle }: FilterButtonProps) {
  return (
    <Button
      variant="outline"
      size="xs"
      aria-expanded={isOpen}
      aria-controls={controls}
      className={toolHeight}
      onClick={onToggle}
    >
      <Icon of={SlidersHorizontal} size={18} />
      {text}
    </Button>
  );
}
