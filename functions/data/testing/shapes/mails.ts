import { mailIdOf } from '#functions/data/mail/mail.ts';
import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const mail = { purpose: 'notice', about: 'message-0000000001', to: 'team@example.com' } as const;
const id = mailIdOf(mail);
const postId = 'post-0000000000001';

/** The stored shapes of the mail settings, and of the records of sent mails. */
export const mails = {
  setting: {
    key: { pk: 'setting#mail', sk: 'setting' },
    oldest: {},
    newer: {
      recipients: [{ email: 'team@example.com', language: 'ku', phone: '1' }, { number: 5 }],
      ...{ version: 3, acknowledge: true, digest: false },
      quietHours: [1],
    },
    damaged: { recipients: 'team@example.com', version: 'three', acknowledge: 'yes', digest: 1 },
    reads: (data) => [data.getMailSettings()],
    readAs: {
      oldest: { recipients: [], version: 0 },
      newer: { recipients: [{ email: 'team@example.com', language: 'en' }], version: 3, acknowledge: true },
      damaged: { recipients: [], version: 0 },
    },
    edit: async (data) => {
      const { version } = await data.getMailSettings();
      const recipients = [{ email: 'sara@example.com', language: 'ar' as const }];
      return (await data.saveMailSettings({ recipients, version })).saved || undefined;
    },
  },
  mail: {
    key: { pk: `mail#${id}`, sk: 'mail' },
    oldest: { id, at: createdAt, gsi2pk: 'mail#open', gsi2sk: `${createdAt}#${id}` },
    newer: { purpose: 'offer', about: 'a', state: 'bounced', holder: 'h', reason: 'r' },
    damaged: { purpose: 1, about: 5, state: {}, holder: 7 },
    reads: (data) => [data.listOpenMails(9).then(([one]) => one)],
    readAs: {
      oldest: { at: createdAt, state: 'unclear', about: '' },
      newer: { at: createdAt, state: 'unclear', about: 'a' },
      damaged: { at: createdAt, state: 'unclear', about: '' },
    },
    edit: (data) => data.claimMail(mail, 'somebody', now),
  },
  sending: {
    key: { pk: `sending#${postId}`, sk: 'sending' },
    oldest: { postId, startedAt: createdAt, gsi1pk: 'sending', gsi1sk: `${createdAt}#${postId}` },
    newer: { state: 'paused', title: 'Title', total: 9, sent: 4, failed: 1, audience: ['all'] },
    damaged: { state: 5, title: {}, total: 'all', sent: '4', position: 7, refusal: 3 },
    reads: (data) => [data.getSending(postId), data.listSendings(9).then(([one]) => one)],
    readAs: {
      oldest: { postId, state: 'stopped', title: '', total: 0, sent: 0, failed: 0 },
      newer: { state: 'stopped', title: 'Title', total: 9, sent: 4, failed: 1 },
      damaged: { state: 'stopped', title: '', total: 0, sent: 0, failed: 0 },
    },
    edit: (data) => data.setSendingState(postId, 'sending', now),
  },
} satisfies Record<string, StoredShapes>;
