import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Company } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import type { LinkPurpose } from '#shared/people/link.ts';
import { mailCopy } from './copies.ts';
import { layOut } from './layout.ts';

/** A link by which somebody chooses a password: why they get it, their name to sign in with, and where it leads. */
export interface LinkFacts {
  readonly purpose: LinkPurpose;
  readonly username: string;
  readonly language: Language;
  readonly address: string;
}

/** The mail with which somebody is invited, or gets back in who has forgotten the password. */
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
