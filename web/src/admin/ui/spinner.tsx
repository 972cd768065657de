import { LoaderCircle } from 'lucide-react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';

/** A spinning mark; the text beside it says what is under way. */
export function Spinner() {
  return (
    <span className={spinnerStyle}>
      <Icon of={LoaderCircle} size={18} />
    </span>
  );
}

const spinnerStyle = css({ display: 'inline-flex', animation: 'spin 1s linear infinite' });
