import { act, fireEvent, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { IconButton } from '../icon-button.tsx';
import { TooltipGroup } from './tooltip-group.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function show(names: readonly string[]) {
  const buttons = (shown: readonly string[]) => (
    <TooltipGroup>
      {shown.map((name) => (
        <IconButton key={name} tooltip={name} aria-label={`${name}: Shelf talk`} />
      ))}
      <p>Elsewhere</p>
    </TooltipGroup>
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { rerender } = showAdmin(buttons(names));
  return { user, showOnly: (shown: readonly string[]) => rerender(buttons(shown)) };
}
const button = (name: string) => screen.getByRole('button', { name: `${name}: Shelf talk` });
const bubbles = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

test('a tooltip appears after a delay, the next one at once, and disappears when the pointer leaves', async () => {
  const { user } = show(['Edit', 'Delete']);
  await user.hover(button('Edit'));
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(bubbles()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  await vi.waitFor(() => expect(bubbles()).toEqual(['Edit']));
  await user.hover(button('Delete'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(bubbles()).toEqual(['Delete']);
  // The tooltip does not come back while the pointer moves elsewhere.
  for (let moves = 0; moves < 4; moves++) {
    await user.pointer({ target: screen.getByText('Elsewhere'), coords: { x: moves, y: moves } });
    await act(() => vi.advanceTimersByTimeAsync(50));
  }
  expect(bubbles()).toEqual([]);
});

test.each([
  ['it is left', () => act(() => button('Edit').blur())],
  ['Escape is pressed', (user: UserEvent) => user.keyboard('{Escape}')],
])('a tooltip of a focused control stays until %s', async (_, end) => {
  const { user } = show(['Edit', 'Delete']);
  await user.tab();
  await act(() => vi.advanceTimersByTimeAsync(10));
  await vi.waitFor(() => expect(bubbles()).toEqual(['Edit']));
  await end(user);
  expect(bubbles()).toEqual([]);
});

test('a tooltip disappears with its control, on a press, and on scrolling', async () => {
  const { user, showOnly } = show(['Edit', 'Delete']);
  const named = async (name: string) => {
    await user.hover(screen.getByText('Elsewhere'));
    await user.hover(button(name));
    await act(() => vi.advanceTimersByTimeAsync(800));
    await vi.waitFor(() => expect(bubbles()).toEqual([name]));
  };
  await named('Edit');
  fireEvent.scroll(document);
  expect(bubbles()).toEqual([]);
  await named('Edit');
  await user.click(button('Edit'));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(bubbles()).toEqual([]);
  await named('Delete');
  showOnly(['Edit']);
  await vi.waitFor(() => expect(bubbles()).toEqual([]));
});
