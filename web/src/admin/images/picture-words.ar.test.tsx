import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LibraryPicture } from '#shared/images/library.ts';
import { PictureFields } from './library/picture-fields.tsx';

test('both descriptions have Arabic labels, and each has its own direction', () => {
  const picture: LibraryPicture = {
    id: 'shelf',
    address: '/images/shelf.png',
    width: 400,
    height: 300,
    name: 'shelf.png',
    alt: '',
    altAr: '',
    focus: { x: 50, y: 50 },
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  };
  const values = { name: 'shelf.png', alt: '', altAr: '', focus: '50,50' };
  const draft = { id: 'shelf', values, base: { values, version: 1 } };
  render(<PictureFields picture={picture} draft={draft} />);
  expect(screen.getByLabelText('ماذا تُظهر الصورة بالإنجليزية')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByLabelText('ماذا تُظهر الصورة بالعربية')).toHaveAttribute('dir', 'rtl');
});
