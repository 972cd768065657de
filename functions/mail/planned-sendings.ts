import { sender, sendMail } from '#functions/data/mail/send-mail.ts';
import { countReaders } from '#functions/data/newsletter/find-subscriptions.ts';
import { cancelPlanned, getPlanned, listPlanned } from '#functions/data/newsletter/planned.ts';
import { sendingsOf } from '#functions/data/newsletter/sending.ts';
import { getPost } from '#functions/data/posts/post.ts';
import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { getWorkingCopy } from '#functions/data/working-copies/working-copy.ts';
import { environment } from '#functions/http/environment.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';
import { copyFieldsOf } from '#shared/posts/working-copy.ts';
import { presentCompany } from './company.ts';
import { writeArticle } from './written/newsletter/article.ts';

export const getSendingChoice: Operation<'getSendingChoice'> = async ({ params: { id }, administrator }) => {
  const isStored = isId(id);
  const [readers, sendings, planned, person] = await Promise.all([
    countReaders(),
    isStored ? sendingsOf(id) : [],
    isStored ? getPlanned(id) : undefined,
    getAdministrator(administrator.accountId),
  ]);
  const testTo = person?.email || undefined;
  return { body: { canMail: sender !== undefined, readers, sendings, planned, testTo } };
};

/** Returns a post with the changes of its working copy; `undefined` if there is neither a post nor a working copy. */
async function typedPost(id: string): Promise<Post<'blog'> | undefined> {
  const [post, copy] = await Promise.all([getPost('blog', id), getWorkingCopy('blog', id, new Date())]);
  if (!post && !copy) return undefined;
  const at = new Date().toISOString();
  const { fields } = postSchemas.blog;
  return {
    ...{ id, createdAt: at, updatedAt: at, version: 1 },
    ...emptyFields(fields),
    ...post,
    ...copyFieldsOf('blog', copy?.fields ?? {}),
  };
}

export const sendDraftTest: Operation<'sendDraftTest'> = async ({
  params: { id },
  body: { language },
  administrator,
  note,
}) => {
  const [post, person] = await Promise.all([
    isId(id) ? typedPost(id) : undefined,
    getAdministrator(administrator.accountId),
  ]);
  if (!post) throw new NotFound('Nothing of this post is stored yet; type something and try again.');
  note({ title: post.title });
  if (!person?.email)
    throw new Conflict('Your account has no email address yet; an owner can add it under People.');
  const siteUrl = environment.SITE_URL;
  const company = await presentCompany();
  const mail = writeArticle(company, post, { language, siteUrl, unsubscribeUrl: siteUrl });
  return { body: await sendMail({ to: person.email, from: company.name[language] }, mail) };
};

export const listPlannedSendings: Operation<'listPlannedSendings'> = async () => ({
  body: await listPlanned(),
});

export const cancelPlannedSending: Operation<'cancelPlannedSending'> = async ({ params: { id }, note }) => {
  const post = isId(id) ? await cancelPlanned(id, new Date()) : undefined;
  if (!post) throw new NotFound('There is nothing planned here any more; it has begun, or was taken back.');
  note({ title: post.title });
  return { body: undefined };
};
