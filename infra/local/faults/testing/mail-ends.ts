import '#functions/data/testing/environment.ts';
import { readFile } from 'node:fs/promises';
import { type MailIdentity, mailIdOf } from '#functions/data/mail/mail.ts';
import { MailStore } from '#infra/emulator/ses/mail-store.ts';
import { readItems, type StoredItem } from './stored-items.ts';

/**
 * Good ends of a mail: it was sent, or an alarm reported that it may be missing, or its record is in the queue of given-up
 * work.
 */
export const goodEnds: readonly string[] = ['mailed', 'mailed and told', 'told', 'given up'];

/** The data folder of a site, and the logs of its processes. */
export interface Traces {
  readonly dataDir: string;
  readonly logFile: string;
}

/** A mail that should have been sent, with the text that identifies it. */
export interface Expected {
  readonly mail: MailIdentity;
  /** A text that only this mail contains, to find it among the sent ones. */
  readonly mark: string;
  /** The item whose write caused the mail. */
  readonly item: string;
}

/**
 * Returns how each of the mails ended, in the order of `expected`: one of {@link goodEnds}, or a sentence about the fault. To
 * be called once all work has ended.
 */
export async function mailEnds(traces: Traces, expected: readonly Expected[]): Promise<string[]> {
  const { dataDir, logFile } = traces;
  const log = (await readFile(logFile, 'utf8').catch(() => '')).split('\n');
  const alarms = log.filter((line) => line.includes('A mail was not sent'));
  const told = new Set(alarms.flatMap((line) => /"mail":"([\w-]+)"/.exec(line)?.[1] ?? []));
  const givenUp = log.filter((line) => line.includes('gave up'));
  const mails = await new MailStore(dataDir).list(100_000);
  const accounts = new Map((await readItems(dataDir)).map((item) => [item.pk, item]));
  return expected.map(({ mail, mark, item }) => {
    const id = mailIdOf(mail);
    return endOf({
      times: mails.filter(({ to, text = '' }) => to.includes(mail.to) && text.includes(mark)).length,
      account: accounts.get(`mail#${id}`),
      isTold: told.has(id),
      isGivenUp: givenUp.some((line) => line.includes(item)),
    });
  });
}

interface Trace {
  readonly times: number;
  readonly account: StoredItem | undefined;
  readonly isTold: boolean;
  readonly isGivenUp: boolean;
}

function endOf({ times, account, isTold, isGivenUp }: Trace): string {
  const state = account?.state;
  const isOpen = state === 'unclear' || state === 'refused';
  if (times > 1) return `It was mailed ${times} times.`;
  if (times === 1 && state === 'sent') return 'mailed';
  if (isTold && isOpen) return times === 1 ? 'mailed and told' : 'told';
  if (isGivenUp) return 'given up';
  return `It was mailed ${times} times, its account says ${state}, and ${isTold ? 'an' : 'no'} alarm rang.`;
}

/** Returns how many mails ended in each way, for printing. */
export function countsOf(ends: readonly string[]): Record<string, number> {
  return Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((one) => one === end).length]));
}
