import { domainToASCII } from 'node:url';
import { isEmail } from '#shared/text/email.ts';

/**
 * Returns an address in the form that SES accepts, its domain in Punycode; `undefined` for an address that cannot be
 * mailed: the part before the @ must be ASCII, and quoted names, several addresses and line breaks are refused.
 */
export function mailableAddress(email: string): string | undefined {
  if (!isEmail(email)) return undefined;
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  const address = `${email.slice(0, at)}@${domain}`;
  return domain && /^[!-~]+$/.test(address) && isEmail(address) ? address : undefined;
}
