import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { SendingLine } from './sending-line.tsx';

test('in Arabic a newsletter that the mail service stopped says why, and how to resume it', async () => {
  const at = new Date().toISOString();
  const sending = {
    ...({
      postId: 'post-1',
      audience: 'all',
      title: 'رفوف',
      state: 'stopped',
      startedAt: at,
      changedAt: at,
    } as const),
    ...{ total: 1200, sent: 300, unclear: 0, failed: 0, refusal: 'SendingPausedException' },
  };
  showAdmin(<SendingLine sending={sending} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^لا تسمح خدمة البريد للموقع بالإرسال \(SendingPausedException\)، فتوقّف الإرسال\./,
  );
  expect(screen.getByRole('button', { name: 'متابعة: رفوف' })).toBeInTheDocument();
});

test('in Arabic readers who may have been mailed are counted apart from those who were not', async () => {
  const at = new Date().toISOString();
  const sending = {
    ...({
      postId: 'post-1',
      audience: 'all',
      title: 'رفوف',
      state: 'done',
      startedAt: at,
      changedAt: at,
    } as const),
    ...{ total: 30, sent: 27, unclear: 2, failed: 1 },
  };
  showAdmin(<SendingLine sending={sending} />);
  expect(await screen.findByText('أُرسل: ٢٧، غير مؤكّد: ٢، تعذّر: ١')).toBeInTheDocument();
  expect(screen.getByText(/لا يُعرف هل وصل المقال إلى هؤلاء القرّاء/)).toBeInTheDocument();
});
