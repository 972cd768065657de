import type { PersonalItem } from '#shared/privacy/personal-data.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { getMailSettings, replaceRecipient } from '../mail/mail-settings.ts';
import { getSavedViews } from '../messages/inbox-lists.ts';
import { type Administrator, getAdministrator, listAdministrators } from '../sign-in/administrator.ts';
import { itemKey } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';

/** The id of the item with the mail settings. There is only one. */
const settingsId = 'mail';

/**
 * Returns the items with a staff member's address, ignoring case: their account, and the mail settings if they are a
 * recipient.
 */
export async function staffDataOf(email: string): Promise<PersonalItem[]> {
  const person = foldedEmail(email);
  const isTheirs = (one: { readonly email?: string | undefined }) => foldedEmail(one.email ?? '') === person;
  const accounts = (await listAdministrators()).filter(isTheirs);
  // The list of accounts may be a moment behind, so each account is read again by its key.
  const current = await Promise.all(accounts.map(({ accountId }) => getAdministrator(accountId)));
  const { recipients } = await getMailSettings();
  const told = recipients.filter(isTheirs);
  return [
    ...(await Promise.all(current.flatMap((one) => (one && isTheirs(one) ? accountItem(one) : [])))),
    ...(told.length > 0
      ? [{ kind: 'setting' as const, id: settingsId, attributes: { recipients: told } }]
      : []),
  ];
}

/** Removes an address from an account, which stays without one, or from the list of mail recipients. */
export async function removeAddress({ kind, id, attributes }: PersonalItem, email: string): Promise<void> {
  if (kind === 'setting') return replaceRecipient(email, undefined);
  await updateItem<Administrator>(itemKey('administrator', id), {
    remove: ['email'],
    when: [isStill('email', attributes.email)],
  });
}

/** Returns an account as personal data, without everything that could be used to sign in. */
async function accountItem(account: Administrator): Promise<PersonalItem> {
  const { accountId: id, username, email, language, role, createdAt, lastSignedInAt } = account;
  const { codesSince, codesOffAt, leavesOn } = account;
  const { views } = await getSavedViews(account);
  const attributes = {
    ...{ username, email, language, role, createdAt, lastSignedInAt },
    ...{ codesSince, codesOffAt, leavesOn },
    ...(views.length > 0 && { savedViews: views }),
  };
  return { kind: 'administrator', id, attributes };
}
