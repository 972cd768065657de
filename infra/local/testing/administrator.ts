/** The administrator of sites in tests. */
export const administrator = { adminUsername: 'editor', adminPassword: 'a password that is long enough' };

/** Signs the administrator in at a site. Returns the value of the `Cookie` header. */
export async function openSession(url: string): Promise<string> {
  const { adminUsername: username, adminPassword: password } = administrator;
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
