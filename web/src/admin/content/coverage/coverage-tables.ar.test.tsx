import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { CoverageTables } from './coverage-tables.tsx';

test('an Arabic editor chooses provinces, outlets and levels in Arabic, for texts in both languages', async () => {
  render(
    <>
      <h3 id="item">المنهج: التغطية</h3>
      <CoverageTables
        id="item"
        texts={{ value: 'Basra: 2 1 0 2 2', valueAr: 'البصرة: ٢ ١ ٠ ٢ ١\nحتى تشرين الثاني' }}
        problems={{}}
        onChange={() => {}}
      />
    </>,
  );
  const [english, arabic] = screen.getAllByLabelText('البصرة، جملة');
  expect(english).toHaveDisplayValue('خط سير منتظم');
  expect(arabic).toHaveDisplayValue('عند الطلب');
  expect(screen.getByLabelText(/^ملاحظة في السطر ٢/)).toHaveValue('حتى تشرين الثاني');
  expect(await accessibilityProblems()).toEqual([]);
});
