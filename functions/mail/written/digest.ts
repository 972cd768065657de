import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import { inboxAddress, messageAddress } from '#shared/admin-paths.ts';
import type { Company } from '#shared/company/company.ts';
import { type Language, localeOf } from '#shared/language.ts';
import { countLimit } from '#shared/messages/counts.ts';
import type { Message } from '#shared/messages/message.ts';
import { mailCopy } from './copies.ts';
import { isolated, layOut } from './layout.ts';
import { instant } from './notice.ts';

/** How many waiting messages are named. */
const maxNamed = 20;

/** The messages that wait too long, oldest first, and the number of all new messages. */
interface Waiting {
  readonly overdue: readonly Message[];
  readonly waiting: number;
}

/** Returns the morning's mail about messages that wait too long. `siteUrl` is the site's URL. */
export function writeDigest(
  us: Company,
  { overdue, waiting }: Waiting,
  language: Language,
  siteUrl: string,
): WrittenMail {
  const { digest, company, openInbox } = mailCopy(us, language);
  const count = (number: number) =>
    `${number.toLocaleString(localeOf(language))}${number === countLimit ? '+' : ''}`;
  const named = overdue.slice(0, maxNamed);
  return layOut({
    language,
    subject: digest.subject(count(overdue.length)),
    title: digest.title,
    paragraphs: [
      digest.promise(count(waiting)),
      ...(named.length < overdue.length ? [digest.oldest(count(named.length))] : []),
    ],
    links: named.map((message) => ({
      label: isolated(
        message.company ? company(isolated(message.name), isolated(message.company)) : message.name,
      ),
      note: instant(message.createdAt, language),
      address: siteUrl + messageAddress(message.id),
    })),
    link: { label: openInbox, address: siteUrl + inboxAddress },
    footer: [digest.footer],
  });
}
