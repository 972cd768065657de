import { expect, test, vi } from 'vitest';
import { Lease, LeaseLostError, leaseMs } from './lease.ts';
import { World } from './testing/world.ts';

const release = 'r1';
const renewAfterMs = 5_000;
function leaseIn({ coordination, clock, time }: World): Lease {
  return new Lease({ coordination, clock, release }, { holder: 'me', dirty: false, takenAt: time });
}

test('a lease is renewed before a write, five seconds after the last renewal', async () => {
  const world = new World();
  world.leases.set(release, { holder: 'me', until: 0 });
  const lease = leaseIn(world);
  const ends: (number | undefined)[] = [];
  for (const after of [0, renewAfterMs - 1, 1, renewAfterMs - 1, 1]) {
    world.time += after;
    await lease.keep();
    ends.push(world.leases.get(release)?.until);
  }
  const now = world.time;
  const first = now - renewAfterMs + leaseMs;
  expect(ends).toEqual([0, 0, first, first, now + leaseMs]);
});

test('confirmations at the same time share one request, and a lost lease stops all of them', async () => {
  const world = new World();
  world.leases.set(release, { holder: 'another', until: 0 });
  const renew = vi.spyOn(world.coordination, 'renewLease');
  const lease = leaseIn(world);
  const outcomes = await Promise.allSettled([lease.confirm(), lease.confirm()]);
  expect(outcomes).toMatchObject(Array(2).fill({ reason: expect.any(LeaseLostError) }));
  expect(renew).toHaveBeenCalledOnce();
  await expect(lease.confirm()).rejects.toThrow(LeaseLostError);
  expect(renew).toHaveBeenCalledTimes(2);
});
