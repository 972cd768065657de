import { CircleAlert } from 'lucide-react';
import { flushSync } from 'react-dom';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Problems } from '#web/lib/form/use-form.ts';

/** The message about a problem of a field, which refers to the message by its `id`. */
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
  gap: '1.5',
  marginTop: '1.5',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'danger.solid',
  // Keeps the icon beside the first line of a sentence that a narrow field breaks into several lines.
  '& svg': { flexShrink: '0', marginTop: '[0.25em]' },
});

export const labelStyle = css({
  display: 'block',
  width: 'fit',
  marginBottom: '2',
  textStyle: 'sm',
  fontWeight: 'strong',
});

/** Focuses the first field with a problem. A formatted text is no control of its form, and has its name in `data-name`. */
function focusFirst(form: HTMLFormElement, found: Problems): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name], [data-name][role=textbox]')];
  fields
    .find((field) => found[field.getAttribute('name') ?? field.dataset.name ?? ''] !== undefined)
    ?.focus();
}

/**
 * Renders the problems of a form: focuses the first field with one and scrolls its message into view, which may be far below
 * the caret. `render` makes the messages appear.
 */
export function showProblems(form: HTMLFormElement | null, found: Problems, render: () => void): void {
  // Rendered first: a hidden field can neither take the focus nor come into view.
  flushSync(render);
  if (!form) return;
  focusFirst(form, found);
  const field = document.activeElement;
  if (!form.contains(field) || field?.getAttribute('aria-invalid') !== 'true') return;
  const [said = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  document.getElementById(said)?.scrollIntoView({ block: 'nearest' });
}
