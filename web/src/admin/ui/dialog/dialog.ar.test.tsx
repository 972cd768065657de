import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveFocus } from '#web/admin/lib/roving-focus.ts';
import { Dialog } from './dialog.tsx';

test('a dialog has the writing direction of the admin area', async () => {
  render(
    <Dialog open title="عنوان" onClose={() => {}}>
      <button type="button">إغلاق</button>
    </Dialog>,
  );
  expect(await screen.findByRole('dialog')).toHaveAttribute('dir', 'rtl');
});

test('an arrow key moves the focus in its own direction', () => {
  render(
    <div role="toolbar" style={{ direction: 'rtl' }} onKeyDown={moveFocus}>
      <button type="button">الأول</button>
      <button type="button">الثاني</button>
    </div>,
  );
  screen.getByText('الأول').focus();
  fireEvent.keyDown(screen.getByText('الأول'), { key: 'ArrowLeft' });
  expect(screen.getByText('الثاني')).toHaveFocus();
  fireEvent.keyDown(screen.getByText('الثاني'), { key: 'ArrowRight' });
  expect(screen.getByText('الأول')).toHaveFocus();
});
