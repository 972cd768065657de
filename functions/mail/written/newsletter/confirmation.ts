import type { WrittenMail } from '#functions/data/mail/send-mail.ts';
import type { Language, Localized } from '#shared/language.ts';
import { layOut } from '../layout.ts';
import { copy as ar } from './copy.ar.ts';
import { copy as en, type ReaderMailCopy } from './copy.en.ts';

/** The words of mails to readers, in both languages. */
export const readerCopies: Localized<ReaderMailCopy> = { en, ar };

/** The mail that asks whether an address is to be on the list; `address` is the page where that is answered. */
export function writeConfirmation(language: Language, address: string): WrittenMail {
  const copy = readerCopies[language];
  return layOut({
    language,
    subject: copy.confirmSubject,
    title: copy.confirmTitle,
    paragraphs: copy.confirmText,
    link: { label: copy.confirm, address },
    footer: [copy.confirmWhy],
  });
}
