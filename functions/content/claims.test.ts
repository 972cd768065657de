import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInvited } from '#functions/data/people/person.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { confirmClaim, getConfirmations, withdrawClaim } from '#shared/api/claims.ts';
import { getSiteContent, updateContent } from '#shared/api/content.ts';
import { restoreContentVersion } from '#shared/api/content-versions.ts';
import { claimOf, claimState, claimText } from '#shared/content/claims.ts';
import type { Confirmation } from '#shared/content/confirmation.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { handler } from './handler.ts';

let owner: string;
let editor: string;
beforeAll(async () => {
  const signed = await signedIn();
  owner = signed.sessionToken;
  const invited = await createInvited(
    { username: 'sara', email: 'sara@example.com', language: 'en', role: 'editor' },
    new Date(),
  );
  if (!invited) throw new Error('The editor was not invited.');
  editor = await createSession(invited, new Date());
  return signed.stop;
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 }));

const read = async () => (await send(handler, getSiteContent, { sessionToken: owner })).body as ContentItem[];
const confirmations = async (sessionToken = owner) =>
  (await send(handler, getConfirmations, { sessionToken })).body as Confirmation[];
const claimed = (key: ContentKey) => {
  const claim = claimOf(key);
  if (!claim) throw new Error(`${key} claims nothing.`);
  return claim;
};
const text = async (key: ContentKey) => claimText(claimed(key), await read());
const state = async (key: ContentKey) => {
  const claim = claimed(key);
  const confirmed = (await confirmations()).find((one) => one.key === claim.key);
  return claimState(claim, await read(), confirmed);
};
const confirm = async (key: ContentKey, sessionToken = owner, json?: object) =>
  send(handler, confirmClaim, { sessionToken, params: { key }, json: json ?? (await text(key)) });
const withdraw = (key: string, sessionToken = owner) =>
  send(handler, withdrawClaim, { sessionToken, params: { key } });
const save = (key: ContentKey, json: object, sessionToken = owner) =>
  send(handler, updateContent, { sessionToken, params: { key }, json });
async function linesAbout(key: ContentKey) {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  const lines = Items.filter(({ thingId, act }) => thingId === key && String(act).startsWith('claim-'));
  return lines.sort((one, other) => String(one.at).localeCompare(String(other.at)));
}

describe('a claim', () => {
  test('is confirmed and withdrawn by an owner with one call each, with its text in both languages', async () => {
    const { status, body } = await confirm('software_encryption');
    const { en, ar } = await text('software_encryption');
    expect({ status, body }).toMatchObject({ status: 200, body: { en, ar, by: 'admin' } });
    expect(await state('software_encryption')).toBe('confirmed');
    expect(await withdraw('software_encryption')).toMatchObject({ status: 204 });
    expect(await state('software_encryption')).toBe('unconfirmed');
    expect(await withdraw('software_encryption')).toMatchObject({ status: 204 });
  });

  test('is logged in the audit log under the item’s name when confirmed and when withdrawn', async () => {
    await confirm('people_safety');
    vi.setSystemTime(Date.now() + 1000);
    await withdraw('people_safety');
    expect(await linesAbout('people_safety')).toMatchObject([
      { act: 'claim-confirmed', outcome: 'done', username: 'admin', title: 'Safety during a visit' },
      { act: 'claim-withdrawn', outcome: 'done', username: 'admin', title: 'Safety during a visit' },
    ]);
  });

  test('can be read by an editor, but not confirmed or withdrawn', async () => {
    await confirm('people_training');
    const refused = { error: expect.stringContaining('Only an owner') };
    expect((await confirm('people_promotion', editor)).body).toEqual(refused);
    expect((await withdraw('people_training', editor)).body).toEqual(refused);
    const keys = (await confirmations(editor)).map(({ key }) => key);
    expect(keys).toContain('people_training');
    expect(keys).not.toContain('people_promotion');
  });

  test('is not confirmed if the stored text has changed since it was read', async () => {
    const seen = await text('retail_audit_review');
    await save('retail_audit_review', { value: 'Two people review each visit.' }, editor);
    expect(await confirm('retail_audit_review', owner, seen)).toMatchObject({ status: 409 });
    expect(await state('retail_audit_review')).toBe('unconfirmed');
  });

  test('can be confirmed again', async () => {
    await confirm('software_access');
    expect(await confirm('software_access')).toMatchObject({ status: 200 });
    expect((await confirmations()).filter(({ key }) => key === 'software_access')).toHaveLength(1);
  });

  test.each(['nothing', 'hero_title', 'network_basis', '__proto__'])(
    'does not exist for the key %j',
    async (key) => {
      const json = { en: 'x', ar: 'x' };
      expect(await send(handler, confirmClaim, { sessionToken: owner, params: { key }, json })).toMatchObject(
        {
          status: 404,
        },
      );
      expect(await withdraw(key)).toMatchObject({ status: 404 });
    },
  );
});

describe('a confirmed claim', () => {
  test('is unconfirmed after somebody else changes its text, and confirmed again when that text is restored', async () => {
    const key = 'people_promotion';
    await save(key, { value: 'We honour colleagues.', valueAr: 'نكرّم زملاءنا.' });
    expect(await state(key)).toBe('confirmed');
    await save(key, { value: 'We honour colleagues every year.' }, editor);
    expect(await state(key)).toBe('unconfirmed');
    const version = (await read()).find((item) => item.key === key)?.version ?? 0;
    await send(handler, restoreContentVersion, {
      sessionToken: editor,
      params: { key, version: String(version - 1).padStart(10, '0') },
      json: { version },
    });
    expect(await state(key)).toBe('confirmed');
  });

  test('stays confirmed when an owner changes its text', async () => {
    await save('software_languages', { value: 'Questions in two languages', valueAr: 'أسئلة بلغتين' });
    expect((await confirmations()).find(({ key }) => key === 'software_languages')).toMatchObject({
      ...{ en: 'Questions in two languages', ar: 'أسئلة بلغتين', by: 'admin' },
    });
    await save('software_languages', { value: '', valueAr: '' });
    expect(await state('software_languages')).toBe('unconfirmed');
  });
});

describe('a figure', () => {
  test('is confirmed with its number, or by a basis that is written in both languages', async () => {
    expect(await text('network_label')).toEqual({
      en: '75+ professionals in our network',
      ar: '+٧٥ مختصًا في شبكتنا',
    });
    await confirm('network_label');
    expect(await state('network_basis')).toBe('confirmed');
    await save('satisfaction_basis', { value: '', valueAr: 'استطلاع' }, editor);
    expect(await state('team_satisfaction_label')).toBe('unconfirmed');
    await save('satisfaction_basis', { value: '40 clients, March 2026', valueAr: '' }, editor);
    expect(await state('team_satisfaction_label')).toBe('based');
  });
});

test('the public content contains nothing about confirmations', async () => {
  await confirm('parent_years_label');
  const { text: visitors } = await send(handler, getSiteContent);
  expect(visitors).not.toMatch(/confirm|"by"|claim/i);
});
