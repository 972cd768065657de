import * as z from 'zod/mini';
import { replaceTexts, undoReplacement } from '#shared/api/replacements.ts';
import {
  type FoundText,
  mostThingsAtOnce,
  type ReplacementOutcome,
  replacementOutcome,
  type ThingToReplaceIn,
  thingToReplaceIn,
} from '#shared/content/replacement.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { callApi } from '#web/lib/api-client.ts';

/** A replacement: what is still to be changed, and what became of the rest. */
const replacementRun = z.object({
  sought: z.string(),
  replacement: z.string(),
  pending: z.array(thingToReplaceIn),
  ...replacementOutcome.shape,
});
export type ReplacementRun = z.infer<typeof replacementRun>;

const keyOf = (account: string) => `replacement-run:${account}`;

/** Returns the replacement that was begun in this browser and has not ended. */
export function begunRun(account: string): ReplacementRun | undefined {
  try {
    return replacementRun.safeParse(JSON.parse(localStorage.getItem(keyOf(account)) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps how far a replacement is, so that it can be gone on with after a crash; `undefined`: it has ended. */
export function keepRun(account: string, run: ReplacementRun | undefined): void {
  try {
    if (run) localStorage.setItem(keyOf(account), JSON.stringify(run));
    else localStorage.removeItem(keyOf(account));
  } catch {
    // Without room the replacement works, but cannot be gone on with.
  }
}

/** Returns the replacement in some of the found texts, thing by thing. */
export function runOf(sought: string, replacement: string, texts: readonly FoundText[]): ReplacementRun {
  const things = new Map<string, ThingToReplaceIn>();
  for (const { kind, id, form, version, field } of texts) {
    const key = `${kind}#${id}#${form}`;
    const before = things.get(key)?.fields ?? [];
    things.set(key, { kind, id, form, version, fields: [...before, field] });
  }
  // A draft goes before its post, which it continues over then.
  const pending = [...things.values()].sort((one) => (one.form === 'typed' ? -1 : 1));
  return { sought, replacement, pending, replaced: [], failed: [] };
}

/** Sends what is pending, some things per call; `onStep` gets the run after each. Throws what the last try of a call threw. */
export async function goOn(run: ReplacementRun, onStep: (run: ReplacementRun) => void): Promise<void> {
  let now = run;
  while (now.pending.length > 0) {
    const { sought, replacement } = now;
    const things = now.pending.slice(0, mostThingsAtOnce);
    const outcome = await retry(() => callApi(replaceTexts, { body: { sought, replacement, things } }));
    now = {
      ...now,
      pending: now.pending.slice(things.length),
      replaced: [...now.replaced, ...outcome.replaced],
      failed: [...now.failed, ...outcome.failed],
    };
    onStep(now);
  }
}

/** Takes back what a run replaced, the last first. */
export async function takeBack({ replaced }: ReplacementRun): Promise<ReplacementOutcome> {
  const all: ReplacementOutcome = { replaced: [], failed: [] };
  for (const thing of replaced.toReversed()) {
    const outcome = await retry(() => callApi(undoReplacement, { body: { things: [thing] } }));
    all.replaced.push(...outcome.replaced);
    all.failed.push(...outcome.failed);
  }
  return all;
}
