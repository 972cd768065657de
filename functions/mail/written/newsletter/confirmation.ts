import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import { type Company, copyWithCompanyData } from '#shared/company/company.ts';
import type { Language, Localized } from '#shared/language.ts';
import { layOut } from '../layout.ts';
import { copy as ar } from './copy.ar.ts';
import { copy as en, type ReaderMailCopy } from './copy.en.ts';

const copies: Localized<ReaderMailCopy> = { en, ar };

/** Returns the texts of mails to readers in a language, with the company's current data. */
export function readerCopy(company: Company, language: Language): ReaderMailCopy {
  return copyWithCompanyData(company, copies[language], language);
}

/** Returns the mail that asks for confirmation of an address; `address` is the URL of the page that confirms it. */
export function writeConfirmation(company: Company, language: Language, address: string): WrittenMail {
  const copy = readerCopy(company, language);
  return layOut({
    language,
    subject: copy.confirmSubject,
    title: copy.confirmTitle,
    paragraphs: copy.confirmText,
    link: { label: copy.confirm, address },
    footer: [copy.confirmWhy],
  });
}
