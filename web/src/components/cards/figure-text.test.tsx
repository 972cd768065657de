import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FiguresNote } from './figure-text.tsx';

const [based, bare] = [{ basis: 'All clients, 2026' }, { basis: '' }];

test('figures have a note until each has a basis', () => {
  const { rerender } = render(<FiguresNote of={[based, bare]}>Our own count.</FiguresNote>);
  expect(screen.getByText('Our own count.')).toBeVisible();
  rerender(<FiguresNote of={[based, based]}>Our own count.</FiguresNote>);
  expect(screen.queryByText('Our own count.')).toBeNull();
});
