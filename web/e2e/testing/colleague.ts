import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { readLinkHash } from '#shared/people/link.ts';
import type { Site } from './running-site.ts';

/** Creates a user for journeys that change the account itself: invited by mail, with a password of their own. */
export async function makeColleague(request: APIRequestContext, site: Site, session: string) {
  const username = `lana-${randomUUID().slice(0, 8)}`;
  const password = 'four words that are unrelated';
  const invited = await request.post(`${site.url}/api/admin/people`, {
    headers: { cookie: session },
    data: { username, email: `${username}@example.com`, role: 'editor', language: 'en' },
  });
  if (!invited.ok()) throw new Error(`Nobody was invited (${invited.status()}).`);
  await site.settled();
  const mails = await (await request.get(site.mailsUrl)).text();
  const [, id] = new RegExp(`${username}@example\\.com<td><a href="([^"]+)"`).exec(mails) ?? [];
  const mail = await (await request.get(`${site.mailsUrl}${id}/html`)).text();
  const [, hash = ''] = /href="[^"]*(#[^"]+)"/.exec(mail) ?? [];
  const chosen = await request.post(`${site.url}/api/password`, {
    data: { ...readLinkHash(hash), password },
  });
  if (!chosen.ok()) throw new Error(`No password was chosen (${chosen.status()}).`);
  return { username, password };
}
