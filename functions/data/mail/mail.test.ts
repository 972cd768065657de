import '../testing/environment.ts';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '../testing/on-engines.ts';

const load = async () => ({ ...(await import('./mail.ts')), ...(await import('./mail-settings.ts')) });
const now = new Date('2026-05-01T12:00:00.000Z');

describeOnEngines('mails', load, (data) => {
  let made = 0;
  let mail: { purpose: 'notice'; about: string; to: string };
  beforeEach(() => {
    made += 1;
    mail = { purpose: 'notice', about: `message-${made}`, to: 'team@example.com' };
  });
  const openOf = async (about: string) =>
    (await data.listOpenMails(50, 'notice', now)).filter((one) => one.about === about);

  test('one of twenty simultaneous claims of a mail succeeds, and none after it was sent', async () => {
    const holders = Array.from({ length: 20 }, (_, n) => `holder-${n}`);
    const claims = await Promise.all(holders.map((holder) => data.claimMail(mail, holder, now)));
    expect(claims.filter(({ state }) => state === 'claimed')).toHaveLength(1);
    await data.noteSent(mail, holders[claims.findIndex(({ state }) => state === 'claimed')] ?? '');
    expect(await data.claimMail(mail, 'late', now)).toEqual({ state: 'sent' });
    expect(await openOf(mail.about)).toEqual([]);
  });

  test('a repeated claim by the same holder succeeds', async () => {
    await data.claimMail(mail, 'one', now);
    expect(await data.claimMail(mail, 'one', now)).toEqual({ state: 'claimed' });
  });

  test('an unfinished mail stays listed until it is marked as unclear, and is never claimed again', async () => {
    await data.claimMail(mail, 'died', now);
    expect(await openOf(mail.about)).toMatchObject([{ state: 'claimed' }]);
    expect(await data.claimMail(mail, 'next', now)).toEqual({ state: 'unclear', leftBy: 'died' });
    expect(await data.claimMail(mail, 'next', now)).toEqual({ state: 'unclear', leftBy: 'died' });
    await data.noteUnclear(mail, 'died', 'LeftUnfinished');
    expect(await data.claimMail(mail, 'next', now)).toEqual({ state: 'unclear' });
    expect(await openOf(mail.about)).toEqual([
      { purpose: 'notice', about: mail.about, state: 'unclear', at: now.toISOString() },
    ]);
  });

  test('a holder who was wrongly taken for dead can still mark the mail as sent', async () => {
    await data.claimMail(mail, 'slow', now);
    await data.claimMail(mail, 'hasty', now);
    await data.noteUnclear(mail, 'slow', 'LeftUnfinished');
    await data.noteSent(mail, 'slow');
    expect(await data.claimMail(mail, 'late', now)).toEqual({ state: 'sent' });
    expect(await openOf(mail.about)).toEqual([]);
  });

  test('a refused mail is listed, and can be claimed again', async () => {
    await data.claimMail(mail, 'one', now);
    await data.noteRefused(mail, 'one', 'TooManyRequestsException');
    expect(await openOf(mail.about)).toMatchObject([{ state: 'refused' }]);
    expect(await data.claimMail(mail, 'two', now)).toEqual({ state: 'claimed' });
  });

  test('only the holder of a mail changes its state', async () => {
    await data.claimMail(mail, 'one', now);
    await data.noteSent(mail, 'other');
    await data.noteRefused(mail, 'other', 'x');
    await data.noteUnclear(mail, 'other', 'x');
    expect(await openOf(mail.about)).toMatchObject([{ state: 'claimed' }]);
  });

  test('mails to different recipients are separate, ignoring the case of addresses', async () => {
    await data.claimMail(mail, 'one', now);
    expect(await data.claimMail({ ...mail, to: 'sara@example.com' }, 'two', now)).toEqual({
      state: 'claimed',
    });
    expect(data.mailIdOf({ ...mail, to: 'TEAM@example.com' })).toBe(data.mailIdOf(mail));
    expect(data.mailIdOf(mail)).not.toContain('team');
  });

  test('settings are saved only over the version that was read', async () => {
    const first = { recipients: [{ email: 'a@example.com', language: 'ar' as const }], version: 0 };
    const saved = { ...first, version: 1 };
    expect(await data.getMailSettings()).toEqual({ recipients: [], version: 0 });
    expect(await data.saveMailSettings(first, 'sara')).toEqual({
      saved: true,
      settings: saved,
      savedBy: 'sara',
    });
    expect(await data.saveMailSettings(first, 'sara')).toEqual({
      saved: true,
      settings: saved,
      savedBy: 'sara',
    });
    expect(await data.saveMailSettings({ recipients: [], version: 0 })).toEqual({
      saved: false,
      settings: saved,
      savedBy: 'sara',
    });
    expect(await data.saveMailSettings({ recipients: [], version: 1 })).toMatchObject({ saved: true });
  });
});
