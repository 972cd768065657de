import { flushSync } from 'react-dom';
import { focusFirst, type Problems } from '#web/lib/form/use-form.ts';

/**
 * Shows what is wrong with a form's fields: the first of them takes the focus, and what is said of it comes into view, which in a
 * long box stands far below the line that is written. `render` makes the messages appear.
 */
export function showProblems(form: HTMLFormElement | null, found: Problems, render: () => void): void {
  // What is not on the screen can neither take the focus nor come into view.
  flushSync(render);
  if (!form) return;
  focusFirst(form, found);
  const field = document.activeElement;
  if (!form.contains(field) || field?.getAttribute('aria-invalid') !== 'true') return;
  const [said = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  document.getElementById(said)?.scrollIntoView({ block: 'nearest' });
}
