import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { storedItem as item } from '../testing/stored-item.ts';
import { ItemCard } from './item-card.tsx';

vi.mock('../colleagues/colleagues.tsx', () => ({ Colleagues: () => null }));
afterEach(contentDrafts.dropAll);

test('in the Arabic admin area the Arabic text comes first, in the list and in the form, and has the focus', async () => {
  const { user } = showAdmin(<ItemCard contentKey="hero_title" item={item} />);
  const [arabic, english] = [item.valueAr, item.value].map((text) => screen.getByText(text));
  expect(arabic?.compareDocumentPosition(english as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'تعديل' }));
  const boxes = screen.getAllByRole('textbox');
  expect(boxes.map((box) => box.parentElement?.lang)).toEqual(['ar', 'en']);
  expect(boxes[0]).toHaveFocus();
});
