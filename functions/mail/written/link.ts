import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Company } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import type { LinkPurpose } from '#shared/people/link.ts';
import { mailCopy } from './copies.ts';
import { layOut } from './layout.ts';

/** A link for choosing a password: its purpose, the account's username, and its URL. */
export interface LinkFacts {
  readonly purpose: LinkPurpose;
  readonly username: string;
  readonly language: Language;
  readonly address: string;
}

/** Returns the mail of an invitation, or for a forgotten password. */
export function writeLink(
  company: Company,
  { purpose, username, language, address }: LinkFacts,
): WrittenMail {
  const copy = mailCopy(company, language).links;
  const { subject, title, text, label, why } = copy[purpose];
  return layOut({
    ...{ language, subject, title },
    paragraphs: [text],
    facts: [{ label: copy.username, value: username }],
    link: { label, address },
    footer: [copy.once, why],
  });
}
