import { adminAddresses } from '#shared/admin-paths.ts';
import { administrator } from './local-site.ts';
import { askOrigin } from './origin.ts';

/** The screens that only a signed-in administrator sees, the dashboard by its tabs. */
const screens = [
  ...['content', 'messages', 'blog', 'news', 'careers'].map(
    (tab) => `${adminAddresses.dashboard}?tab=${tab}`,
  ),
  adminAddresses.simple,
];
const messages = [
  'Field audit in Erbil',
  'Mystery shopping, 40 stores',
  'URGENT: shelf data',
  'A demo, please',
];

/**
 * Sends the running site some messages, signs in, and answers the addresses of the admin area below `siteUrl`, each
 * with the cookie that opens it; empty for those that need none.
 */
export async function openAdminArea(port: number, siteUrl: string): Promise<Map<string, string>> {
  for (const message of messages) {
    await post(port, '/api/contact', { name: 'Sara Ahmed', email: 'sara@example.com', message });
  }
  const cookie = await signIn(port);
  return new Map([
    ...[adminAddresses.login, adminAddresses.management].map((path): [string, string] => [
      siteUrl + path,
      '',
    ]),
    ...screens.map((path): [string, string] => [siteUrl + path, cookie]),
  ]);
}

/** Begins a session; answers its cookie. */
export async function signIn(port: number): Promise<string> {
  const { headers } = await post(port, '/api/login', administrator);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

async function post(port: number, path: string, value: object) {
  const headers = { 'content-type': 'application/json' };
  const answer = await askOrigin(port, 'POST', path, headers, Buffer.from(JSON.stringify(value)));
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
  return answer;
}
