import { type Company, copySpokenFor } from '#shared/company/company.ts';
import type { Language, Localized } from '#shared/language.ts';
import { copy as ar } from './copy.ar.ts';
import { copy as en, type MailCopy } from './copy.en.ts';

const copies: Localized<MailCopy> = { en, ar };

/** The mails' words in a language, as the company says them now. */
export function mailCopy(company: Company, language: Language): MailCopy {
  return copySpokenFor(company, copies[language], language);
}
