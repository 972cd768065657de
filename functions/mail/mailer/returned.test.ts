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

test('an address whose mails come back for good, or who calls one spam, is written to no more', async () => {
  const gone = await confirmed('Gone@example.com');
  const angry = await confirmed('angry@example.com');
  const other = await confirmed('other@example.com');
  await bounce('Permanent', 'gone@example.com');
  await tell({ complaint: { complainedRecipients: [{ emailAddress: angry }] } });
  expect([await stateOf(gone), await stateOf(angry), await stateOf(other)]).toEqual([
    ...['bounced', 'bounced', 'confirmed'],
  ]);
});

test('a mailbox that is full for now stays', async () => {
  const full = await confirmed('full@example.com');
  await bounce('Transient', full);
  expect(await stateOf(full)).toBe('confirmed');
});

test('a domain in other letters is found by what the mail service calls it', async () => {
  const email = await confirmed('team@مثال.عراق');
  await bounce('Permanent', 'team@xn--mgbh0fb.xn--mgbtx2b');
  expect(await stateOf(email)).toBe('bounced');
});

test('who bounced is asked again when they leave the address again, and confirms it anew', async () => {
  const email = await confirmed('back@example.com');
  await bounce('Permanent', email);
  expect(await leave(email, 60)).toBe('asked');
  expect(await stateOf(email)).toBe('waiting');
  const id = subscriptionId(email);
  const token = (await getSubscription(id))?.token ?? '';
  expect(await confirmSubscription({ id, token }, new Date())).toBe('confirmed');
});

test('an address that is not on the list is nobody', async () => {
  await bounce('Permanent', 'nobody@example.com');
  expect(await stateOf('nobody@example.com')).toBeUndefined();
});
