import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ListEditor } from './list-editor.tsx';
import { emptyRow, textsOf } from './list-rows.ts';

const rows = [
  { ...emptyRow, title: 'Layla', arabic: { title: 'ليلى حسن', text: 'مديرة' } },
  { ...emptyRow, title: 'Azad', arabic: { title: 'آزاد كريم', text: '' } },
];

function Edited() {
  const [texts, setTexts] = useState(textsOf(rows));
  return (
    <>
      <h2 id="list">القيادة</h2>
      <ListEditor contentKey="questions" id="list" texts={texts} problem={undefined} onChange={setTexts} />
    </>
  );
}

test('entries are named in Arabic, with their position in Arabic digits', async () => {
  fakeApi({ 'GET /api/site-content': () => Response.json([]) });
  const { user } = showAdmin(<Edited />);
  await user.click(screen.getByRole('button', { name: 'إلى الأسفل: ليلى حسن' }));
  expect(screen.getByRole('status')).toHaveTextContent('ليلى حسن، الموضع ٢ من ٢');
  await user.click(screen.getByRole('button', { name: 'تعديل: آزاد كريم' }));
  expect(screen.getByRole('textbox', { name: 'السؤال، المدخل ١، العربية' })).toHaveValue('آزاد كريم');
  expect(await accessibilityProblems()).toEqual([]);
});

test('the arrow keys lead to buttons in the direction they point to', async () => {
  fakeApi({ 'GET /api/site-content': () => Response.json([]) });
  const { user } = showAdmin(<Edited />);
  screen.getByRole('list').style.direction = 'rtl';
  screen.getByRole('button', { name: 'إلى الأعلى: ليلى حسن' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'إلى الأسفل: ليلى حسن' })).toHaveFocus();
});
