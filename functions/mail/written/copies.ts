import { type Company, copyWithCompanyData } from '#shared/company/company.ts';
import type { Language, Localized } from '#shared/language.ts';
import { copy as ar } from './copy.ar.ts';
import { copy as en, type MailCopy } from './copy.en.ts';

const copies: Localized<MailCopy> = { en, ar };

/** Returns the mails' texts in a language, with the company's current data. */
export function mailCopy(company: Company, language: Language): MailCopy {
  return copyWithCompanyData(company, copies[language], language);
}
