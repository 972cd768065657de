import { claimState, claims } from '#shared/content/claims.ts';
import { textsWithPlaceholders } from './placeholders.ts';

/** Checks of the stored data. Each returns its open tasks, a sentence each. */
export interface StoredChecks {
  administrators(): Promise<readonly string[]>;
  recipients(): Promise<readonly string[]>;
  placeholders(): Promise<readonly string[]>;
  claims(): Promise<readonly string[]>;
}

/**
 * Returns checks of the data in a table. Sets `TABLE_NAME` and then imports the data layer, which reads the name when it loads;
 * so nothing may import it before.
 */
export async function storedChecks(tableName: string): Promise<StoredChecks> {
  process.env.TABLE_NAME = tableName;
  const [{ listAdministrators }, { getMailSettings }, { listContent }, { listConfirmations }] =
    await Promise.all([
      import('#functions/data/sign-in/administrator.ts'),
      import('#functions/data/mail/mail-settings.ts'),
      import('#functions/data/content/content.ts'),
      import('#functions/data/content/claims.ts'),
    ]);
  return {
    async administrators() {
      const all = await listAdministrators();
      return all.length > 0 ? [] : [`Nobody can sign in: npm run admin -- <username> --table ${tableName}.`];
    },
    async recipients() {
      const { recipients } = await getMailSettings();
      return recipients.length > 0
        ? []
        : ['Nobody is mailed of messages: sign in, Customer Messages, Notifications, add an address.'];
    },
    async placeholders() {
      const keys = textsWithPlaceholders(await listContent());
      return keys.length === 0
        ? []
        : [
            `Visitors still read placeholders for the company's name or contact data: sign in, Website Content, and edit ${keys.join(', ')}.`,
          ];
    },
    async claims() {
      const [items, confirmed] = await Promise.all([listContent(), listConfirmations()]);
      const open = claims.filter(
        (claim) =>
          claimState(
            claim,
            items,
            confirmed.find(({ key }) => key === claim.key),
          ) === 'unconfirmed',
      );
      return open.length === 0
        ? []
        : [
            `${open.length} statements about the company are not confirmed: an owner does so in Website Content, Claims to confirm.`,
          ];
    },
  };
}
