import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { SearchInput } from './search-input.tsx';

const labels = { search: 'Search', placeholder: 'Words', clear: 'Clear' };

function Box() {
  const [text, setText] = useState('');
  return <SearchInput labels={labels} value={text} onChange={setText} onClear={() => setText('')} />;
}

test('an empty box has the page’s direction, and typed words have their own', async () => {
  const { user } = showAdmin(<Box />);
  const box = screen.getByRole('textbox', { name: 'Search' });
  expect(box).not.toHaveAttribute('dir');
  await user.type(box, 'رف');
  expect(box).toHaveAttribute('dir', 'auto');
  expect(box).toHaveFocus();
});
