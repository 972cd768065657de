import { CircleAlert } from 'lucide-react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';

/** What is wrong with the field that names this as its description. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} lang="en" dir="ltr" className={errorStyle}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  );
}

const errorStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  marginTop: '1.5',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'danger.solid',
});
