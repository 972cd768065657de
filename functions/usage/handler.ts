import { countUseOnce, listUsage } from '#functions/data/usage.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { admitCount } from '#functions/http/visitors/visitor-limits.ts';
import { dayOf } from '#shared/site-time.ts';
import { hasTrackingOptOut } from '#shared/usage/do-not-track.ts';
import { usageDays } from '#shared/usage/usage.ts';

const countUse: Operation<'countUse'> = async ({ body, header, viewerAddress }) => {
  if (hasTrackingOptOut(header)) return { body: undefined };
  const now = new Date();
  await admitCount(viewerAddress, now);
  await countUseOnce(body.use, now);
  return { body: undefined };
};

export const handler = serve('usage', {
  countUse,
  getUsage: async () => {
    const now = new Date();
    return { body: { today: dayOf(now), days: await listUsage(dayOf(now, usageDays - 1)) } };
  },
});
