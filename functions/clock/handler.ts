import { setTimeout } from 'node:timers/promises';
import { publishDue } from './publish-due.ts';

/** Called each minute: see {@link publishDue}. */
export async function handler(): Promise<void> {
  await publishDue({ now: () => Date.now(), wait: (ms) => setTimeout(ms) });
}
