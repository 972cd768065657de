import { parseArgs } from 'node:util';
import cdk from '#cdk.json' with { type: 'json' };
import { type Settings, settingsFrom } from '../settings.ts';

/**
 * Returns the settings of a command of the CDK: those of `cdk.json`, overridden by `-c name=value`.
 *
 * @throws one sentence that names the setting and what is wrong with it
 */
export function settingsOfArguments(args: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    options: { context: { type: 'string', short: 'c', multiple: true } },
  });
  const bare = positionals.find((one) => /^\w+=/.test(one));
  if (bare !== undefined) throw new Error(`Write -c before each setting: -c ${bare}.`);
  const given = (values.context ?? []).map((pair) => String(pair).split(/=(.*)/s, 2));
  return settingsFrom({ ...cdk.context, ...Object.fromEntries(given) });
}
