import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SubscriberFilters } from './newsletter-panel.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('letters typed in a row cause one search', () => {
  const onChange = vi.fn();
  render(<SubscriberFilters filter={{ search: '', state: undefined }} onChange={onChange} />);
  const box = screen.getByRole('searchbox');
  for (const value of ['s', 'sa', 'sar', 'sara', 'sara@']) {
    fireEvent.change(box, { target: { value } });
    vi.advanceTimersByTime(100);
  }
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([[{ search: 'sara@', state: undefined }]]);
});
