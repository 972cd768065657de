import * as z from 'zod/mini';
import { replaceTexts, undoReplacement } from '#shared/api/replacements.ts';
import {
  type FoundText,
  maxTargetsAtOnce,
  type ReplacementOutcome,
  type ReplacementTarget,
  replacementOutcome,
  replacementTarget,
} from '#shared/content/replacement.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { callApi } from '#web/lib/api-client.ts';

/** A replacement: the pending items, and the results of the others. */
const replacementRun = z.object({
  sought: z.string(),
  replacement: z.string(),
  pending: z.array(replacementTarget),
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

/** Stores the progress of a replacement, so that it can be continued after a crash; `undefined`: it has ended. */
export function keepRun(account: string, run: ReplacementRun | undefined): void {
  try {
    if (run) localStorage.setItem(keyOf(account), JSON.stringify(run));
    else localStorage.removeItem(keyOf(account));
  } catch {
    // Without storage the replacement works, but cannot be continued.
  }
}

/** Returns the replacement in some of the found texts, item by item. */
export function runOf(sought: string, replacement: string, texts: readonly FoundText[]): ReplacementRun {
  const things = new Map<string, ReplacementTarget>();
  for (const { kind, id, form, version, field } of texts) {
    const key = `${kind}#${id}#${form}`;
    const before = things.get(key)?.fields ?? [];
    things.set(key, { kind, id, form, version, fields: [...before, field] });
  }
  // A draft is sent before its post, so that it is then based on the changed post.
  const pending = [...things.values()].sort((one) => (one.form === 'typed' ? -1 : 1));
  return { sought, replacement, pending, replaced: [], failed: [] };
}

/**
 * Sends the pending items, some per call; `onStep` gets the run after each. Throws the error of a call's last attempt.
 */
export async function continueRun(run: ReplacementRun, onStep: (run: ReplacementRun) => void): Promise<void> {
  let now = run;
  while (now.pending.length > 0) {
    const { sought, replacement } = now;
    const things = now.pending.slice(0, maxTargetsAtOnce);
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

/** Undoes a run, the last replacement first. */
export async function takeBack({ replaced }: ReplacementRun): Promise<ReplacementOutcome> {
  const all: ReplacementOutcome = { replaced: [], failed: [] };
  for (const thing of replaced.toReversed()) {
    const outcome = await retry(() => callApi(undoReplacement, { body: { things: [thing] } }));
    all.replaced.push(...outcome.replaced);
    all.failed.push(...outcome.failed);
  }
  return all;
}
