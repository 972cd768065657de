import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { submitBySaveKeys } from './save-keys.ts';

function show() {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={sent} onKeyDown={submitBySaveKeys}>
      <input aria-label="within" />
      {createPortal(<input aria-label="above" />, document.body)}
    </form>,
  );
  const press = (where: string, event: object) => !fireEvent.keyDown(screen.getByLabelText(where), event);
  return { sent, press };
}

test.each([
  { key: 's', ctrlKey: true },
  { key: 'Enter', metaKey: true },
  { key: 'س', code: 'KeyS', ctrlKey: true },
])('%o submits its form once, and does nothing else', (event) => {
  const { sent, press } = show();
  expect(press('within', event)).toBe(true);
  press('within', { ...event, repeat: true });
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  ['within', { key: 's' }],
  ['within', { key: 'Enter' }],
  ['within', { key: 's', ctrlKey: true, altKey: true }],
  ['above', { key: 's', ctrlKey: true }],
])('if pressed %s, %o does not', (where, event) => {
  const { sent, press } = show();
  expect(press(where, event)).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});
