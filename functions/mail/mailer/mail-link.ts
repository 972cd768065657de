import { getLinkRequest, makeLink } from '#functions/data/people/link.ts';
import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { adminAddresses } from '#shared/admin-paths.ts';
import { linkHash } from '#shared/people/link.ts';
import { writeLink } from '../written/link.ts';
import { environment } from './environment.ts';
import { persist } from './persist.ts';
import { sendOnce } from './send-once.ts';

/**
 * Mails the link that a request asks for to whom it is about, once. Nothing, where there is nobody of this name or no address,
 * or where the link would not open anything.
 * @throws when it is to be tried again
 */
export async function mailLink(requestId: string): Promise<void> {
  const request = await persist(() => getLinkRequest(requestId, new Date()));
  const person = request && (await persist(() => getAdministrator(request.accountId)));
  if (!request || !person?.email || person.disabledAt !== undefined) return;
  const { purpose, accountId } = request;
  // Who has chosen none can have forgotten none: the invitation is what they wait for.
  if ((purpose === 'invitation') !== (person.passwordHash === '')) return;
  const { email, language, username } = person;
  await sendOnce({ purpose, about: requestId, to: email }, {}, async (company) => {
    const token = await persist(() => makeLink(request, new Date()));
    if (token === undefined) throw new Error('Whoever the link is for has changed meanwhile.');
    const address = environment.SITE_URL + adminAddresses.password + linkHash({ accountId, token });
    return writeLink(company, { purpose, username, language, address });
  });
}
