import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageMark } from './mark-page.ts';

function Shown({ open }: { open: boolean }) {
  usePageMark('data-covered', open);
  return null;
}
const isMarked = () => document.documentElement.hasAttribute('data-covered');

test('the page is marked until the last of several dialogs is closed', () => {
  const one = render(<Shown open />);
  const other = render(<Shown open={false} />);
  expect(isMarked()).toBe(true);
  other.rerender(<Shown open />);
  one.unmount();
  expect(isMarked()).toBe(true);
  other.rerender(<Shown open={false} />);
  expect(isMarked()).toBe(false);
});
