import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { Company } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import { mailCopy } from './copies.ts';
import { layOut } from './layout.ts';
import { instant } from './notice.ts';

/**
 * When one-time codes were turned off (ISO 8601, UTC), by whom (the account's owner or another administrator), and the username
 * of the account.
 */
interface TurnedOff {
  readonly at: string;
  readonly by: 'self' | 'owner';
  readonly username: string;
}

/**
 * Returns the mail that tells a user that their sign-in no longer asks for one-time codes. `siteUrl` is the site's
 * URL.
 */
export function writeCodesOff(
  company: Company,
  { at, by, username }: TurnedOff,
  language: Language,
  siteUrl: string,
): WrittenMail {
  const { codesOff: copy, links } = mailCopy(company, language);
  return layOut({
    language,
    subject: copy.subject,
    title: copy.title,
    paragraphs: [copy.by[by], copy.otherwise],
    facts: [
      { label: links.username, value: username },
      { label: copy.when, value: instant(at, language) },
    ],
    link: { label: copy.open, address: siteUrl + adminAddresses.dashboard },
    footer: [copy.footer],
  });
}
