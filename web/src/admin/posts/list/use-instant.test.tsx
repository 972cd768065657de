import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Placed, planOf, stateOf } from '../row-state.ts';
import { useInstant } from './posts-list.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const rows: Placed[] = [
  { published: true, publishedAt: '2026-05-01T12:10:00.000Z', unpublishAt: '2026-05-01T12:30:00.000Z' },
  { published: true, publishedAt: '2031-05-01T12:00:00.000Z' },
  { published: false, publishedAt: '2026-05-01T12:01:00.000Z' },
];

function States() {
  const now = useInstant(rows);
  return <p>{rows.map((row) => stateOf(row, now)).join(' ')}</p>;
}

test('the state is updated at the moment a post is published or ends', () => {
  render(<States />);
  const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));
  expect(screen.getByText('scheduled scheduled draft')).toBeVisible();
  pass(10);
  expect(screen.getByText('published scheduled draft')).toBeVisible();
  pass(20);
  expect(screen.getByText('ended scheduled draft')).toBeVisible();
  pass(10 * 365 * 24 * 60);
  expect(screen.getByText('ended scheduled draft')).toBeVisible();
});

test('the row says when a post will be or was public', () => {
  const [row] = rows as [Placed];
  expect(planOf(row, new Date('2026-05-01T12:00:00Z'))).toBe(
    'Visitors will see it from 1 May 2026, 15:10 on.',
  );
  expect(planOf(row, new Date('2026-05-01T12:20:00Z'))).toBeUndefined();
  expect(planOf(row, new Date('2026-05-01T12:40:00Z'))).toBe('Its publication ended on 1 May 2026, 15:30.');
});
