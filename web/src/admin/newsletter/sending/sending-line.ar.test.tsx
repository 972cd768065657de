import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { SendingLine } from './sending-line.tsx';

test('an article that the mail service stopped says why in Arabic, and how it goes on', async () => {
  const at = new Date().toISOString();
  const sending = {
    ...({ postId: 'post-1', title: 'رفوف', state: 'stopped', startedAt: at, changedAt: at } as const),
    ...{ total: 1200, sent: 300, failed: 0, refusal: 'SendingPausedException' },
  };
  showAdmin(<SendingLine sending={sending} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^لا تسمح خدمة البريد للموقع بالإرسال \(SendingPausedException\)، فتوقّف الإرسال\./,
  );
  expect(screen.getByRole('button', { name: 'متابعة: رفوف' })).toBeInTheDocument();
});
