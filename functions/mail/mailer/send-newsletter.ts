import { setTimeout } from 'node:timers/promises';
import {
  advanceSending,
  getSending,
  positionIn,
  setSendingState,
} from '#functions/data/newsletter/sending.ts';
import { getSubscription, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { listSubscriptions } from '#functions/data/newsletter/subscription-list.ts';
import { getPost } from '#functions/data/posts/post.ts';
import { defaultLanguage } from '#shared/language.ts';
import { subscriptionPath } from '#shared/newsletter/links.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { writeArticle } from '../written/newsletter/article.ts';
import { environment } from './environment.ts';
import { persist } from './persist.ts';
import { sendOnce } from './send-once.ts';

/** So many addresses at a time: then others who are to be mailed have their turn. */
const partSize = 20;
/** SES lets a new account in production send 14 mails a second; messages are mailed at the same time. */
const perSecond = 10;
/** So many wait for their answers at a time. */
const atOnce = 5;

/**
 * Sends the next part of a sending, and notes how far it got; that write calls for the part after it. Once to each
 * address, wherever somebody stopped before: each mail has its account.
 * @throws when some of it is left to be tried again
 */
export async function sendNewsletter(postId: string, hasTime: () => boolean): Promise<void> {
  const sending = await persist(() => getSending(postId));
  if (sending?.state !== 'sending') return;
  const post = await persist(() => getPost('blog', postId));
  if (!post?.published) {
    await persist(() => setSendingState(postId, 'stopped', new Date()));
    return;
  }
  const { items, next } = await persist(() => listSubscriptions(partSize, positionIn(sending)));
  const part = { sent: 0, failed: 0, next };
  const reasons: unknown[] = [];
  const readers = items.filter(({ state }) => state === 'confirmed');
  for (let start = 0; start < readers.length; start += atOnce) {
    if (!hasTime()) throw new Error('There was no time left.');
    const rest = setTimeout((atOnce * 1000) / perSecond);
    const group = readers.slice(start, start + atOnce).map(({ email }) => deliver(post, email));
    for (const outcome of await Promise.allSettled(group)) {
      if (outcome.status === 'rejected') reasons.push(outcome.reason);
      else if (outcome.value) part[outcome.value === 'sent' ? 'sent' : 'failed'] += 1;
    }
    await rest;
  }
  if (reasons.length > 0) throw new AggregateError(reasons, 'Mails are left to be tried again.');
  await persist(() => advanceSending(sending, part, new Date()));
}

/** Sends a post to an address, if it is on the list still. */
async function deliver(post: Post<'blog'>, email: string) {
  const id = subscriptionId(email);
  const reader = await persist(() => getSubscription(id));
  if (reader?.state !== 'confirmed' || !reader.token) return undefined;
  const language = reader.language ?? defaultLanguage;
  const leaveAt = environment.SITE_URL + subscriptionPath('leave', language, { id, token: reader.token });
  return sendOnce({ purpose: 'newsletter', about: post.id, to: reader.email }, { leaveAt }, () =>
    writeArticle(post, { language, leaveAt, siteUrl: environment.SITE_URL }),
  );
}
