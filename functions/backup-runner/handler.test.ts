import '#functions/data/testing/environment.ts';
import { expect, test, vi } from 'vitest';
import { handler } from './handler.ts';
import { keep } from './work.ts';

vi.mock('./work.ts');

test('a copy in the vault that failed is logged with its reason, and starts no work', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValueOnce();
  await handler({
    ...{ source: 'aws.backup', 'detail-type': 'Backup Job State Change' },
    detail: { state: 'FAILED', resourceType: 'DynamoDB', statusMessage: 'Insufficient rights' },
  });
  expect(logged.mock.calls).toEqual([
    [
      {
        ...{ failure: 'A copy in the vault was not made', event: 'Backup Job State Change' },
        ...{ state: 'FAILED', of: 'DynamoDB', reason: 'Insufficient rights' },
      },
    ],
  ]);
  expect(keep).not.toHaveBeenCalled();
});

test.each([null, { source: 'aws.events' }])('the event %j works on the jobs', async (event) => {
  vi.mocked(keep).mockClear();
  await handler(event);
  expect(keep).toHaveBeenCalledOnce();
});
