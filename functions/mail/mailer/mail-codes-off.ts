import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { decidedKey } from '#functions/data/sign-in/decided.ts';
import { itemKey } from '#functions/data/table/table.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { writeCodesOff } from '../written/codes-off.ts';
import { environment } from './environment.ts';
import { persist } from './persist.ts';
import { sendOnce } from './send-once.ts';

/** What was turned off longer ago is not told any more: of mails no account is kept for longer than several times this. */
const newsMs = keptMs('mail') / 4;

/**
 * Tells somebody, once, that the one-time codes of their account were turned off. Nothing, where they were not lately, and for who has no
 * address.
 * @throws when it is to be tried again
 */
export async function mailCodesOff(accountId: string): Promise<void> {
  // What was decided about administrators lies among them, and is none.
  if (itemKey('administrator', accountId).pk === decidedKey.pk) return;
  const person = await persist(() => getAdministrator(accountId));
  if (!person?.email || person.codesOffAt === undefined) return;
  const { codesOffAt: at, codesOffBy: by = 'owner', email, language, username } = person;
  if (Date.now() - Date.parse(at) > newsMs) return;
  await sendOnce({ purpose: 'codes-off', about: `${accountId}#${at}`, to: email }, {}, (company) =>
    writeCodesOff(company, { at, by, username }, language, environment.SITE_URL),
  );
}
