import { CircleAlert } from 'lucide-react';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Icon } from '#web/components/icon.tsx';

/** What is wrong with the field that names this as its description. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} lang={adminLanguage} dir={directionOf(adminLanguage)} className={errorStyle}>
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
