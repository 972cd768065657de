import type { Language, Localized } from '#shared/language.ts';
import type { Message } from '#shared/messages/message.ts';
import { leadFacts } from './lead-facts.ts';
import { mailAddress } from './message-facts.ts';

/** Mail programs accept URLs of about this many characters. An Arabic letter takes six of them when encoded. */
const addressMaxLength = 2000;

/** The opening words of a reply, in the visitor's language. */
const words: Record<
  Language,
  { subject: (company: string) => string; quoted: (date: string) => string; locale: string }
> = {
  en: {
    subject: (company) => `Your message to ${company}`,
    quoted: (date) => `Your message of ${date}:`,
    locale: 'en-GB',
  },
  ar: {
    subject: (company) => `رسالتكم إلى ${company}`,
    quoted: (date) => `رسالتكم بتاريخ ${date}:`,
    locale: 'ar-IQ',
  },
};

/**
 * Returns the URL of a mail that answers a message: with a subject, and the visitor's own words quoted below, as far as
 * they fit into a URL.
 *
 * @param company its name, for the subject
 * @param opening the beginning of the reply
 */
export function replyAddress(message: Message, company: Localized, opening = ''): string {
  const language = message.language ?? 'en';
  const { subject, quoted, locale } = words[language];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(message.createdAt));
  const start = `${mailAddress(message.email)}?subject=${encoded(subject(company[language]))}`;
  const said = [...(leadFacts(message)?.details ?? message.message).trim()];
  const bare = opening ? `${start}&body=${encoded(lines(opening))}` : start;
  if (said.length === 0) return bare;
  const address = (length: number) => {
    const text = said.slice(0, length).join('') + (length < said.length ? ' …' : '');
    const quote = text.split(/\r?\n/).map((line) => `> ${line}`);
    return `${start}&body=${encoded([lines(opening), '', quoted(date), ...quote].join('\r\n'))}`;
  };
  let [fits, tooLong] = [0, said.length + 1];
  while (tooLong - fits > 1) {
    const length = Math.floor((fits + tooLong) / 2);
    if (address(length).length <= addressMaxLength) fits = length;
    else tooLong = length;
  }
  return fits > 0 ? address(fits) : bare;
}

function lines(text: string): string {
  return text.replace(/\r?\n/g, '\r\n');
}

/** Half of a surrogate pair cannot be encoded, and becomes the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
