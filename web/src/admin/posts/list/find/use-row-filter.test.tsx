import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { useRowFilter } from '../posts-list.tsx';
import { filterIn, type RowFilter } from './find-rows.ts';

let change: (changed: Partial<RowFilter>) => void;
function Filter() {
  ({ change } = useRowFilter());
  return <p data-testid="address">{useLocation().search}</p>;
}
const shows = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));

test('two changes before the list is rendered both apply', async () => {
  showAdmin(<Filter />, '/admin-panel?tab=blog&search=shelf');
  act(() => {
    change(filterIn(''));
    change({ arabic: 'none' });
  });
  await shows('?tab=blog&arabic=none');
  act(() => change({ state: 'draft' }));
  await shows('?tab=blog&arabic=none&state=draft');
});
