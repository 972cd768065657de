import type { Localized } from '#shared/language.ts';
import { copy as ar } from './copy.ar.ts';
import { copy as en, type MailCopy } from './copy.en.ts';

/** The mails' words in both languages. */
export const copies: Localized<MailCopy> = { en, ar };
