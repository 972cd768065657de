import { SesError } from './ses-error.ts';

/**
 * Returns the bare address of `name@example.com` or `Name <name@example.com>`. Throws SES's refusal for anything else: SES
 * accepts only ASCII, with other names as encoded words and other domains in Punycode.
 */
export function mailboxOf(address: string): string {
  const [, named, bare = named] = /^(?:[^<>]*<([^<>]+)>|([^<>]+))$/.exec(address) ?? [];
  if (!bare || !/^[ -~]+$/.test(address) || !/^[^\s@,;:"()[\]\\]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+$/.test(bare))
    throw new SesError(400, 'BadRequestException', 'An address is malformed.');
  return bare;
}

/** Returns the domain of an address, in lower case. */
export function domainOf(mailbox: string): string {
  return mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase();
}

/** Returns a header's text with its encoded words (RFC 2047) decoded. */
export function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?b\?([A-Za-z0-9+/=]*)\?=/gi, (_, word: string) =>
      Buffer.from(word, 'base64').toString(),
    );
}
