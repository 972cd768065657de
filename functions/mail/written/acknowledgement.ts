import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Company } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import { mailCopy } from './copies.ts';
import { layOut } from './layout.ts';

/**
 * Returns the confirmation of receipt for a visitor. It repeats nothing of the message, since its author is not
 * verified.
 */
export function writeAcknowledgement(company: Company, language: Language): WrittenMail {
  const { subject, title, paragraphs, footer } = mailCopy(company, language).acknowledgement;
  return layOut({ language, subject, title, paragraphs, footer: [footer] });
}
