import { getHandOver, type HandOver, type Share } from '#functions/data/people/hand-over.ts';
import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { writeHandOver } from '../written/hand-over.ts';
import { environment } from './environment.ts';
import { persist } from './persist.ts';
import { sendOnce } from './send-once.ts';

/**
 * Tells each who took over somebody's work what it is, once, after all of it has gone. Nothing for who has no address, or is gone by then.
 * @throws when it is to be tried again
 */
export async function mailHandOver(id: string): Promise<void> {
  const handOver = await persist(() => getHandOver(id));
  if (!handOver?.doneAt) return;
  const outcomes = await Promise.allSettled(handOver.shares.map((share) => tell(id, handOver, share)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function tell(id: string, { from, by }: HandOver, share: Share): Promise<void> {
  const person = await persist(() => getAdministrator(share.accountId));
  if (!person?.email || person.disabledAt !== undefined) return;
  const { email, language, username } = person;
  await sendOnce({ purpose: 'hand-over', about: id, to: email }, {}, (company) =>
    writeHandOver(
      company,
      { from, by: by === username ? undefined : by, to: username, share },
      language,
      environment.SITE_URL,
    ),
  );
}
