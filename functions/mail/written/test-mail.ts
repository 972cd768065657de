import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Company } from '#shared/company/company.ts';
import type { Language } from '#shared/language.ts';
import { mailCopy } from './copies.ts';
import { layOut } from './layout.ts';

/** Returns the mail with which a user tests whether mails arrive. */
export function writeTestMail(company: Company, language: Language): WrittenMail {
  const { testSubject: subject, testTitle: title, testText, why } = mailCopy(company, language);
  return layOut({ language, subject, title, paragraphs: [testText], footer: [why] });
}
