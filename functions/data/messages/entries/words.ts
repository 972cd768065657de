import { createHash } from 'node:crypto';
import type { Message } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { foldedEmail, isEmail } from '#shared/text/email.ts';
import { folded } from '#shared/text/folded.ts';

/**
 * How many distinct words of a message are indexed: those of its number, name, company and address, then the first words of its
 * text.
 */
export const wordsMax = 150;
/** How many letters of a word are indexed, and how many a word needs at least. */
const lettersMax = 40;
const lettersMin = 2;
/** How many words of a search are used; the others are ignored. */
const termsMax = 5;

/** A term of a search: a word, or with `isPrefix` all words that begin with it. */
export interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
}

type Worded = Pick<Message, 'id' | 'name' | 'company' | 'email' | 'message'>;

/**
 * Returns the words by which a message is found, case-folded. For the e-mail address these are its parts, its domain, and a
 * hash of the whole address: a search can find the whole address, but the index does not contain it.
 */
export function wordsOf({ id, name, company = '', email, message }: Worded): string[] {
  const address = isEmail(email) ? [wholeAddress(email), domainOf(email)] : [];
  const words = [messageNumber(id), name, company, email].flatMap(split);
  return [...new Set([...address, ...words, ...split(message)])].slice(0, wordsMax);
}

/**
 * Returns the terms of a search: messages must match all of them. The last word is a prefix. A whole address, or a
 * domain after an `@`, is one term. Empty when no word has two letters.
 */
export function termsOf(search: string): Term[] {
  const words = search
    .split(/\s/)
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

/** True if one of these words matches a term: equals it, or begins with it if `isPrefix`. False without a term. */
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
