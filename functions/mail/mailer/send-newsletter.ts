import {
  advanceSending,
  getSending,
  positionIn,
  setSendingState,
} from '#functions/data/newsletter/sending.ts';
import { getSubscription, mailLanguage, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { listSubscriptions } from '#functions/data/newsletter/subscription-list.ts';
import { getPost } from '#functions/data/posts/post.ts';
import { withRetry } from '#functions/data/table/retry.ts';
import { subscriptionPath } from '#shared/newsletter/links.ts';
import { isPublic } from '#shared/posts/publication.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { writeArticle } from '../written/newsletter/article.ts';
import { environment } from './environment.ts';
import { reasonsOf, runLimited } from './run-limited.ts';
import { MailAccountError, sendOnce } from './send-once.ts';

/** How many addresses are mailed per call, so that other mails do not wait long. */
const partSize = 20;

/**
 * Sends the next part of a newsletter and stores the progress; that write triggers the part after it. Each address is
 * mailed once, wherever a process stops, since each mail has a record. If the mail service refuses the sender, the
 * sending stops with the reason, and resumes when a user allows it. A sending that was copied into the table waits for
 * a user to resume it.
 *
 * @param isNews returns true if a sending that changed at an instant (ISO 8601) was written at that time
 * @throws if some of it has to be tried again
 */
export async function sendNewsletter(
  id: string,
  hasTime: () => boolean,
  isNews: (changedAt: string) => boolean,
): Promise<void> {
  const sending = await withRetry(() => getSending(id));
  if (sending?.state !== 'sending' || !isNews(sending.changedAt)) return;
  const post = await withRetry(() => getPost('blog', sending.postId));
  if (!post || !isPublic(post, new Date())) {
    await withRetry(() => setSendingState(id, 'stopped', new Date()));
    return;
  }
  const { items, next } = await withRetry(() => listSubscriptions(partSize, positionIn(sending)));
  const part = { sent: 0, unclear: 0, failed: 0, next };
  const { audience } = sending;
  const readers = items.filter(
    (one) => one.state === 'confirmed' && (audience === 'all' || mailLanguage(one) === audience),
  );
  let refusal: MailAccountError | undefined;
  const left = await runLimited(
    readers,
    () => !refusal && hasTime(),
    async ({ email }) => {
      try {
        const end = await deliver(post, email);
        if (end) part[end === 'refused' ? 'failed' : end] += 1;
      } catch (error) {
        if (error instanceof MailAccountError) refusal = error;
        throw error;
      }
    },
  );
  const reason = refusal?.reason;
  if (reason) {
    await withRetry(() => setSendingState(id, 'stopped', new Date(), reason));
    return;
  }
  if (left.length > 0) throw new Error(`Some of it is left to be tried again. ${reasonsOf(left)}`);
  await withRetry(() => advanceSending(sending, part, new Date()));
}

/** Sends a post to an address that is still subscribed. */
async function deliver(post: Post<'blog'>, email: string) {
  const id = subscriptionId(email);
  const reader = await withRetry(() => getSubscription(id));
  if (reader?.state !== 'confirmed' || !reader.token) return undefined;
  const language = mailLanguage(reader);
  const unsubscribeUrl =
    environment.SITE_URL + subscriptionPath('leave', language, { id, token: reader.token });
  return sendOnce(
    { purpose: 'newsletter', about: post.id, to: reader.email },
    { unsubscribeUrl },
    (company) => writeArticle(company, post, { language, unsubscribeUrl, siteUrl: environment.SITE_URL }),
  );
}
