import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { incompleteTime } from '#web/admin/lib/local-time.ts';
import { PublicationFields } from './publication-fields.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) }));
afterEach(() => void vi.useRealTimers());

const onChange = vi.fn();
function show(values: object): void {
  const all = { title: '', published: true, publishedAt: '', unpublishAt: '', ...values };
  render(<PublicationFields values={all} problems={{}} onChange={onChange} />);
}

test.each([
  [{ published: false }, /Only administrators see a draft/],
  [
    { published: false, publishedAt: '2026-01-02T06:30:00.000Z' },
    /stays a draft on 2 Jan 2026, 09:30: switch Published on/,
  ],
  [{ published: false, publishedAt: '2026-01-01T06:30:00.000Z' }, /Only administrators see a draft/],
  [{}, /as soon as it is saved/],
  [{ publishedAt: '2026-01-02T06:30:00.000Z' }, /from 2 Jan 2026, 09:30 on/],
  [{ unpublishAt: '2026-01-02T06:30:00.000Z' }, /until 2 Jan 2026, 09:30/],
  [{ unpublishAt: '2026-01-01T12:00:00.000Z' }, /ended on 1 Jan 2026, 15:00/],
  [{ publishedAt: '0026-01-02T06:30:00.000Z' }, /date below is not complete/],
  [{ unpublishAt: incompleteTime }, /date below is not complete/],
])('describes for %j what visitors see', (values, hint) => {
  show(values);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(hint);
});

test('a draft with a future date is scheduled for that date with one press', () => {
  show({ published: false, publishedAt: '2026-01-02T06:30:00.000Z' });
  expect(screen.getByText('Not planned: stays a draft on 2 Jan 2026, 09:30')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Publish on that date' }));
  expect(onChange).toHaveBeenLastCalledWith('published', true);
  cleanup();
  show({ publishedAt: '2026-01-02T06:30:00.000Z' });
  expect(screen.queryByText(/^Not planned/)).toBeNull();
});

test('times are shown and typed in Iraqi time, whatever the reader’s time zone', () => {
  show({ publishedAt: '2026-01-01T22:30:00.000Z' });
  const date = screen.getByLabelText('Publication date');
  expect(date).toHaveValue('2026-01-02T01:30');
  fireEvent.change(date, { target: { value: '2026-03-01T08:00' } });
  expect(onChange).toHaveBeenLastCalledWith('publishedAt', '2026-03-01T05:00:00.000Z');
  fireEvent.change(date, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith('publishedAt', '');
});

test('a complete date is repeated in words below its box, with its weekday; an incomplete one is not', () => {
  show({ publishedAt: '2026-11-29T06:00:00.000Z', unpublishAt: incompleteTime });
  const date = screen.getByLabelText('Publication date');
  expect(date).toHaveAccessibleDescription(/^Sunday, 29 November 2026 at 09:00 Baghdad time/);
  expect(screen.getAllByText(/\d Baghdad time/)).toHaveLength(1);
});

test('a partly deleted date is not an empty one until it is emptied', () => {
  show({ publishedAt: '2026-01-01T22:30:00.000Z' });
  const date = screen.getByLabelText('Publication date');
  const holdPart = (badInput: boolean) =>
    Object.defineProperty(date, 'validity', { value: { badInput }, configurable: true });
  holdPart(true);
  fireEvent.change(date, { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith('publishedAt', incompleteTime);
  cleanup();
  show({ publishedAt: incompleteTime });
  expect(screen.getByLabelText('Publication date')).toHaveValue('');
  fireEvent.blur(screen.getByLabelText('Publication date'));
  expect(onChange).toHaveBeenLastCalledWith('publishedAt', '');
});

test('a year stays as it is typed, digit by digit, so that the error message can quote it', () => {
  show({ publishedAt: '2026-01-01T22:30:00.000Z' });
  const date = screen.getByLabelText('Publication date');
  fireEvent.change(date, { target: { value: '0026-01-02T01:30' } });
  expect(onChange).toHaveBeenLastCalledWith('publishedAt', '0026-01-01T22:30:00.000Z');
  fireEvent.change(date, { target: { value: '20266-01-02T01:30' } });
  expect(onChange).toHaveBeenLastCalledWith('publishedAt', '20266-01-02T01:30');
});
