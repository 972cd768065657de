import { sendMail } from '#functions/data/mail/send-mail.ts';
import { countReaders } from '#functions/data/newsletter/find-subscriptions.ts';
import {
  getSending,
  sendingId,
  sendingsOf,
  setSendingState,
  startSending,
} from '#functions/data/newsletter/sending.ts';
import { getPost } from '#functions/data/posts/post.ts';
import { environment } from '#functions/http/environment.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { languages } from '#shared/language.ts';
import { type Audience, openAudiences } from '#shared/newsletter/audience.ts';
import { isPublic } from '#shared/posts/publication.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { presentCompany } from './company.ts';
import { articleParts, writeArticle } from './written/newsletter/article.ts';

/**
 * Returns the post with this id.
 * @throws NotFound if there is no such post, or visitors cannot see it
 */
async function publishedPost(id: string): Promise<Post<'blog'>> {
  const post = isId(id) ? await getPost('blog', id) : undefined;
  if (!post || !isPublic(post, new Date()))
    throw new NotFound('This post is not published; publish it before you send it.');
  return post;
}

export const previewSending: Operation<'previewSending'> = async ({ params }) => {
  const post = await publishedPost(params.id);
  const [sendings, company] = await Promise.all([sendingsOf(post.id), presentCompany()]);
  const mails = languages.map((language) => articleParts(company, post, language, environment.SITE_URL));
  return { body: { mails, sendings } };
};

export const sendTestIssue: Operation<'sendTestIssue'> = async ({
  params,
  body: { email, language },
  note,
}) => {
  const post = await publishedPost(params.id);
  note({ title: post.title });
  const siteUrl = environment.SITE_URL;
  const company = await presentCompany();
  const mail = writeArticle(company, post, { language, siteUrl, unsubscribeUrl: siteUrl });
  return { body: await sendMail({ to: email, from: company.name[language] }, mail) };
};

export const startSendingPost: Operation<'startSendingPost'> = async ({ params, query, note }) => {
  const audience: Audience = query.language ?? 'all';
  const post = await publishedPost(params.id);
  note({ title: post.title });
  const { id: postId, title } = post;
  const [readers, sendings] = await Promise.all([countReaders(), sendingsOf(postId)]);
  const known = sendings.map((sending) => sending.audience);
  if (!known.includes(audience)) {
    if (!openAudiences(known).includes(audience))
      throw new Conflict('Some of these readers were sent this post before.');
    const total = readers[audience];
    if (total === 0) throw new Conflict('Nobody is on the list yet.');
    await startSending({ postId, audience, title, total }, new Date());
  }
  const sending = await getSending(sendingId(postId, audience));
  if (!sending) throw new NotFound('The sending is gone; start it again.');
  return { body: sending };
};

export const changeSending: Operation<'changeSending'> = async ({ params: { id }, query, body, note }) => {
  const audience: Audience = query.language ?? 'all';
  const sending = isId(id)
    ? await setSendingState(sendingId(id, audience), body.state, new Date())
    : undefined;
  if (!sending) throw new NotFound('There is nothing being sent here; it is done, or was never begun.');
  note({ title: sending.title });
  return { body: sending };
};
