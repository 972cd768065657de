import { createHash } from 'node:crypto';
import type { Message } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { foldedEmail, isEmail } from '#shared/text/email.ts';
import { folded } from '#shared/text/folded.ts';

/** By how many distinct words a message is found: those of its number, name, company and address, then the first of the message. */
export const wordsMax = 150;
/** Letters of a word that count, and of which a word has to have at least. */
const lettersMax = 40;
const lettersMin = 2;
/** How many words of a search count. */
const termsMax = 5;

/** What is searched for: a word, or where `isPrefix` each that begins so. */
export interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
}

type Worded = Pick<Message, 'id' | 'name' | 'company' | 'email' | 'message'>;

/**
 * The words by which a message is found, folded. Of the address: its parts, its domain as a whole, and a hash of all of it,
 * so that it can be looked for and not be read.
 */
export function wordsOf({ id, name, company = '', email, message }: Worded): string[] {
  const address = isEmail(email) ? [wholeAddress(email), domainOf(email)] : [];
  const words = [messageNumber(id), name, company, email].flatMap(split);
  return [...new Set([...address, ...words, ...split(message)])].slice(0, wordsMax);
}

/**
 * What a search asks for: messages that have all of these. The last word is one that may go on; a whole address, or a domain
 * after an `@`, is one term. None where nothing of two letters was typed.
 */
export function termsOf(search: string): Term[] {
  const words = search
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      if (isEmail(part)) return [wholeAddress(part)];
      if (part.startsWith('@')) return [domainOf(part)];
      return split(part);
    })
    .filter((word) => word.length >= lettersMin);
  return [...new Set(words)]
    .slice(0, termsMax)
    .map((word, index, { length }) => ({ word, isPrefix: index === length - 1 }));
}

/** Whether one of these words is what a term asks for. */
export function hasTerm(words: readonly string[], term: Term | undefined): boolean {
  if (!term) return false;
  const { word, isPrefix } = term;
  return words.some((other) => (isPrefix ? other.startsWith(word) : other === word));
}

function split(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const letters = [...word];
    return letters.length < lettersMin ? [] : [letters.slice(0, lettersMax).join('')];
  });
}

function domainOf(address: string): string {
  return folded(address.slice(address.lastIndexOf('@') + 1)).slice(0, lettersMax);
}

function wholeAddress(email: string): string {
  return `=${createHash('sha256').update(foldedEmail(email)).digest('base64url').slice(0, 22)}`;
}
