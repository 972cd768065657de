import { afterAll, beforeAll, expect, test } from 'vitest';
import '#functions/data/testing/environment.ts';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { content } from '#shared/content/registry.ts';
import { textsWithPlaceholders } from './placeholders.ts';
import { type StoredChecks, storedChecks } from './stored-checks.ts';

let engine: Engine;
let checks: StoredChecks;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  checks = await storedChecks(tableName);
});
afterAll(() => engine.stop());

test('an empty site needs everything', async () => {
  expect(await checks.administrators()).toEqual([
    `Nobody can sign in: npm run admin -- <username> --table ${tableName}.`,
  ]);
  expect((await checks.recipients()).join()).toContain('Nobody is mailed of messages');
  expect((await checks.claims()).join()).toMatch(/^\d+ statements about the company are not confirmed/);
});

test('one account that can sign in and one mail recipient are enough', async () => {
  const { saveAdministrator } = await import('#functions/data/sign-in/save-administrator.ts');
  const { saveMailSettings } = await import('#functions/data/mail/mail-settings.ts');
  await saveAdministrator('dana', 'hash', new Date());
  await saveMailSettings({ version: 0, recipients: [{ email: 'team@shop.iq', language: 'en' }] });
  expect(await checks.administrators()).toEqual([]);
  expect(await checks.recipients()).toEqual([]);
});

test('a text is a placeholder until it is edited in both languages', () => {
  const item = (value: string, valueAr: string) => ({ key: 'contact_phone' as const, value, valueAr });
  const left = (value: string, valueAr: string) =>
    textsWithPlaceholders([item(value, valueAr)]).includes('contact_phone');
  expect(left('+964 750 111 2222', '+964 750 111 2222')).toBe(false);
  expect(left('+964 750 111 2222', '+964 000 000 0000')).toBe(true);
  expect(left('+964 000 000 0000', '+964 750 111 2222')).toBe(true);
});

test('a text that does not describe the company is not a placeholder', () => {
  const keys = textsWithPlaceholders([]);
  expect(keys.length).toBeLessThan(Object.keys(content).length / 4);
  expect(keys).not.toContain('contact_title');
});
