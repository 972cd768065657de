import '#functions/data/testing/environment.ts';
import type { Administrator } from '#functions/data/sign-in/administrator.ts';
import { startEngine } from '#functions/data/testing/engine.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { login, requestPasswordLink } from '#shared/api/session.ts';

/**
 * Prints how long it takes to refuse a sign-in, and to be asked for a password's link, for names that somebody has, that nobody
 * has, and of somebody disabled: apart by less than 5 % of the median, or a clock would tell who there is. Each try has a name
 * and an address of its own, so that no limit of tries is reached.
 */
const tries = 200;
const allowed = 5;
const names = ['known', 'unknown', 'disabled'] as const;
type Name = (typeof names)[number];

const engine = await startEngine('dynalite');
const { handler } = await import('#functions/session/handler.ts');
const { hashPassword } = await import('#functions/session/password.ts');
const { accountIdOf } = await import('#functions/data/sign-in/administrator.ts');
const { saveAdministrator } = await import('#functions/data/sign-in/save-administrator.ts');
const { itemKey } = await import('#functions/data/table/table.ts');
const { updateItem } = await import('#functions/data/table/update-item.ts');
const { send } = await import('#functions/http/testing/event.ts');

const now = new Date();
const hash = await hashPassword('the right password');
for (let number = 0; number < tries; number += 1) {
  await saveAdministrator(`known${number}`, hash, now);
  await saveAdministrator(`disabled${number}`, hash, now);
  await updateItem<Administrator>(itemKey('administrator', accountIdOf(`disabled${number}`)), {
    set: { disabledAt: now.toISOString() },
  });
}

const results: Record<string, Record<string, string>> = {};
const asked: [string, Endpoint, number, object][] = [
  ['login', login, 401, { password: 'a wrong password' }],
  ['reset', requestPasswordLink, 204, {}],
];
for (const [what, endpoint, expected, body] of asked) {
  const times: Record<Name, number[]> = { known: [], unknown: [], disabled: [] };
  for (let number = 0; number < tries; number += 1) {
    // Each comes first, second and last as often as the others.
    const order = names.map((_, place) => names[(place + number) % names.length] ?? 'known');
    for (const name of order) {
      const sourceIp = `10.${names.indexOf(name)}.${number >> 8}.${number & 255}`;
      const json = { username: `${name}${number}`, ...body };
      const startedAt = performance.now();
      const { status } = await send(handler, endpoint, { json, sourceIp });
      times[name].push(performance.now() - startedAt);
      if (status !== expected) throw new Error(`${what} of ${name}${number} was answered with ${status}.`);
    }
  }
  const medians = names.map((name) => medianOf(times[name]));
  const apart = ((Math.max(...medians) - Math.min(...medians)) / medianOf(medians)) * 100;
  results[what] = {
    ...Object.fromEntries(names.map((name, at) => [`${name}, ms`, (medians[at] ?? Number.NaN).toFixed(2)])),
    'apart by': `${apart.toFixed(1)} %`,
    'less than 5 %': apart < allowed ? 'yes' : 'NO',
  };
}
console.log(`\nWhat a clock tells of names: medians of ${tries} tries each, interleaved\n`);
console.table(results);
await engine.stop();

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
