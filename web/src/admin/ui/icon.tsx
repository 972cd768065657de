import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { css } from '#styles/css';

/** A Lucide icon as the design draws it, beside the text that says the same. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />;
}

/** Shows that something is under way; the text beside it says what. */
export function Spinner() {
  return (
    <span className={spinnerStyle}>
      <Icon of={LoaderCircle} size={18} />
    </span>
  );
}

const spinnerStyle = css({ display: 'inline-flex', animation: 'spin 1s linear infinite' });
