import '#functions/data/testing/environment.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmSubscription } from '#functions/data/newsletter/confirm.ts';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { getSubscription, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';

let engine: Engine;
let handler: typeof import('#functions/follow-up/handler.ts').handler;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  ({ handler } = await import('#functions/follow-up/handler.ts'));
});
afterAll(() => engine.stop());

const stateOf = async (email: string) => (await getSubscription(subscriptionId(email)))?.state;
const leave = (email: string, minutes = 0) =>
  storeSubscription({
    ...{ email, suspicions: [] },
    subscribedAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
async function confirmed(email: string): Promise<string> {
  await leave(email);
  const id = subscriptionId(email);
  const token = (await getSubscription(id))?.token ?? '';
  await confirmSubscription({ id, token }, new Date());
  return email;
}
const tell = (detail: object) =>
  handler({ source: 'aws.ses', 'detail-type': 'x', detail }, { getRemainingTimeInMillis: () => 300_000 });
const bounce = (bounceType: string, emailAddress: string) =>
  tell({ bounce: { bounceType, bouncedRecipients: [{ emailAddress }] } });

test('sends nothing more to an address with a permanent bounce or a complaint', async () => {
  const gone = await confirmed('Gone@example.com');
  const angry = await confirmed('angry@example.com');
  const other = await confirmed('other@example.com');
  await bounce('Permanent', 'gone@example.com');
  await tell({ complaint: { complainedRecipients: [{ emailAddress: angry }] } });
  expect([await stateOf(gone), await stateOf(angry), await stateOf(other)]).toEqual([
    ...['bounced', 'bounced', 'confirmed'],
  ]);
});

test('keeps an address whose mailbox is full for now', async () => {
  const full = await confirmed('full@example.com');
  await bounce('Transient', full);
  expect(await stateOf(full)).toBe('confirmed');
});

test('finds an international domain by the name that the mail service uses', async () => {
  const email = await confirmed('team@مثال.عراق');
  await bounce('Permanent', 'team@xn--mgbh0fb.xn--mgbtx2b');
  expect(await stateOf(email)).toBe('bounced');
});

test('a bounced address is asked again when it subscribes again, and can be confirmed', async () => {
  const email = await confirmed('back@example.com');
  await bounce('Permanent', email);
  expect(await leave(email, 60)).toBe('asked');
  expect(await stateOf(email)).toBe('waiting');
  const id = subscriptionId(email);
  const token = (await getSubscription(id))?.token ?? '';
  expect(await confirmSubscription({ id, token }, new Date())).toBe('confirmed');
});

test('ignores an address that is not subscribed', async () => {
  await bounce('Permanent', 'nobody@example.com');
  expect(await stateOf('nobody@example.com')).toBeUndefined();
});
