import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languages } from '#shared/language.ts';
import type { MailRecipient, MailSettings, MailSettingsUpdate } from '#shared/mail/mail-settings.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';

interface StoredSettings extends MailSettings {
  readonly pk: string;
  /** The username of the last editor; empty if unknown. */
  readonly savedBy: string;
}

/** A recipient that cannot be read is left out of the list, and the others are kept. */
const recipient = z.object({ email: z.string(), language: z.catch(z.enum(languages), 'en') });
const listOfRecipients = z.pipe(
  z.array(z.unknown()),
  z.transform((list) =>
    list.flatMap((one): MailRecipient[] => {
      const { data } = recipient.safeParse(one);
      return data ? [data] : [];
    }),
  ),
);

const readSettings = itemReader<StoredSettings, 'pk'>(
  { pk: z.string() },
  {
    recipients: [listOfRecipients, []],
    acknowledge: [z.optional(z.boolean()), undefined],
    digest: [z.optional(z.boolean()), undefined],
    version: [z.int(), 0],
    savedBy: [z.string(), ''],
  },
);
const key = itemKey('setting', 'mail');

/** Returns the mail settings as last written. If none are stored, nobody is mailed. */
export async function getMailSettings(): Promise<MailSettings> {
  return settingsOf((await getItem()) ?? key);
}

/** The outcome of a save: what is stored now, its editor, and whether this save wrote it. */
export interface MailSettingsOutcome {
  readonly saved: boolean;
  readonly settings: MailSettings;
  readonly savedBy: string;
}

/**
 * Saves the settings if the stored version is still the one that was read; `by` is a username. A save whose answer was lost
 * counts as saved.
 */
export async function saveMailSettings(
  { version, ...values }: MailSettingsUpdate,
  by = '',
): Promise<MailSettingsOutcome> {
  const stored = await getItem();
  const before = settingsOf(stored ?? key);
  if (before.version === version) {
    const saved = await updateItem<StoredSettings>(key, {
      set: { ...values, version: version + 1, savedBy: by },
      when: [isStill('version', stored?.version)],
    });
    if (saved) return { saved: true, settings: settingsOf(saved), savedBy: by };
  }
  const latest = (await getItem()) ?? key;
  const settings = settingsOf(latest);
  const isSame = JSON.stringify({ ...settings, ...values }) === JSON.stringify(settings);
  const savedBy = readSettings({ ...latest })?.savedBy ?? '';
  return { saved: settings.version === version + 1 && isSame, settings, savedBy };
}

const attempts = 8;

/**
 * Replaces the recipient with the e-mail address `email`, compared without case, by `next`; without `next` the
 * recipient is removed. Does nothing if there is no such recipient. `by` is the username of the editor.
 *
 * @throws if others keep saving the settings in between
 */
export async function replaceRecipient(
  email: string,
  next: MailRecipient | undefined,
  by = '',
): Promise<void> {
  const old = foldedEmail(email);
  const isNew = (one: MailRecipient) => foldedEmail(one.email) === foldedEmail(next?.email ?? '');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const settings = await getMailSettings();
    const others = settings.recipients.filter((one) => foldedEmail(one.email) !== old);
    if (others.length === settings.recipients.length) return;
    const recipients = next && !others.some(isNew) ? [...others, next] : others;
    if ((await saveMailSettings({ ...settings, recipients }, by)).saved) return;
  }
  throw new Error('The settings of mails were changed by others all the time.');
}

function settingsOf(item: object): MailSettings {
  const nothing = { pk: '', savedBy: '', recipients: [], version: 0 };
  const { pk: _, savedBy: _by, ...settings } = readSettings({ ...item }) ?? nothing;
  return settings;
}

async function getItem(): Promise<Record<string, unknown> | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item;
}
