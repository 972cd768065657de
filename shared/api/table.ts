import * as z from 'zod/mini';
import { contentItem, contentUpdate } from '../content/item.ts';
import {
  contentImageAnnouncement,
  contentImageForm,
  contentImageReply,
  finishedUpload,
  imageAnnouncement,
  imageForm,
  imageReply,
  shownImage,
  uploadFailure,
} from '../images/image-upload.ts';
import { chatbotFailure, chatbotLead, chatbotReply } from '../messages/chat.ts';
import {
  contactRequest,
  contactSubmission,
  contactSubmissionCounts,
  messageStates,
} from '../messages/message.ts';
import { newsletterRemoval, newsletterRequest } from '../newsletter.ts';
import { currentUser, loginRequest } from '../session/session.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import * as posts from './posts.ts';

/** Page of a list: the cursor comes from the `Link: <…>; rel="next"` header of the page before. */
const cursor = z.optional(z.string().check(z.maxLength(1000)));

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  group: 'messages',
  access: 'public',
  body: contactRequest,
  response: z.object({ id: z.string() }),
});

export const sendChatbotLead = endpoint({
  method: 'POST',
  path: '/api/chatbot-contact',
  group: 'messages',
  access: 'public',
  body: chatbotLead,
  response: chatbotReply,
  failure: chatbotFailure,
});

/**
 * What a form that is shown brings back when it is sent, from which the server knows how long it was shown. Without it a
 * form is taken all the same, and flagged.
 */
export const getFormToken = endpoint({
  method: 'GET',
  path: '/api/form-token',
  group: 'messages',
  access: 'public',
  response: z.object({ formToken: z.string() }),
  cache: 'public, max-age=0, s-maxage=1',
});

/** All messages newest first; with `state`, only those, `done` ones by when they were done. */
export const listContactSubmissions = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions',
  group: 'messages',
  access: 'admin',
  query: z.object({
    state: z.optional(z.enum(messageStates)),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    cursor,
  }),
  response: z.array(contactSubmission),
});

export const countContactSubmissions = endpoint({
  method: 'GET',
  path: '/api/admin/contact-submissions/counts',
  group: 'messages',
  access: 'admin',
  response: contactSubmissionCounts,
});

export const markContactSubmissionProcessed = endpoint({
  method: 'PUT',
  path: '/api/admin/contact-submissions/{id}/processed',
  group: 'messages',
  access: 'admin',
  response: contactSubmission,
});

/** Every stored item of editable content; for who has a session, as it is this moment. */
export const getSiteContent = endpoint({
  method: 'GET',
  path: '/api/site-content',
  group: 'content',
  access: 'public',
  response: z.array(contentItem),
  cache: 'public, max-age=0, s-maxage=2',
});

/** Saves an item, from the dashboard. A version that is not the stored one is 409, with the stored item as `current`. */
export const updateContent = endpoint({
  method: 'PUT',
  path: '/api/update-content/{key}',
  group: 'content',
  access: 'admin',
  body: contentUpdate,
  response: contentItem,
});

/** The same, from the simple editor. */
export const updateSimpleContent = endpoint({
  method: 'PUT',
  path: '/api/simple-admin/content/{key}',
  group: 'content',
  access: 'admin',
  body: contentUpdate,
  response: contentItem,
});

/** Starts the upload of a picture, which the browser then sends to the storage itself; or takes a small one as a form. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/upload-image',
  group: 'images',
  access: 'admin',
  body: imageAnnouncement,
  form: imageForm,
  response: imageReply,
});

/** The same for a picture that a content item is to show; a form's picture is saved to the item at once. */
export const uploadContentImage = endpoint({
  method: 'POST',
  path: '/api/simple-admin/upload-image',
  group: 'images',
  access: 'admin',
  body: contentImageAnnouncement,
  form: contentImageForm,
  response: contentImageReply,
  failure: uploadFailure,
});

/** Checks a picture that the storage has received, publishes it, and with a key saves it to that content item. */
export const finishImageUpload = endpoint({
  method: 'POST',
  path: '/api/admin/upload-image/finish',
  group: 'images',
  access: 'admin',
  body: finishedUpload,
  response: shownImage,
});

/** Keeps an address for the newsletter, once however often it is sent. */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  group: 'newsletter',
  access: 'public',
  body: newsletterRequest,
});

/** The newsletter's addresses, newest first, as a table with a line of headings. */
export const listNewsletterSubscriptions = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter',
  group: 'newsletter',
  access: 'admin',
  query: z.object({ cursor }),
  response: z.string(),
  mediaType: 'text/csv',
});

/** Takes an address off the newsletter's list for somebody who asked for it. */
export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/unsubscribe',
  group: 'newsletter',
  access: 'admin',
  body: newsletterRemoval,
});

/** A page for social networks, which tells of a published blog post and leads to it. */
export const shareBlogPost = endpoint({
  method: 'GET',
  path: '/share/blog/{id}',
  group: 'share',
  access: 'public',
  response: z.string(),
  mediaType: 'text/html',
  cache: 'public, max-age=0, s-maxage=2',
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  group: 'session',
  access: 'public',
  costly: true,
  body: loginRequest,
  response: currentUser,
});

/** Also takes a plain form post, which it answers with 303 to the login page. */
export const logout = endpoint({ method: 'POST', path: '/api/logout', group: 'session', access: 'public' });

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  group: 'session',
  access: 'admin',
  response: currentUser,
});

/** Every endpoint by its name: the one table of the HTTP API. */
export const endpoints = {
  sendContactMessage,
  sendChatbotLead,
  getFormToken,
  listContactSubmissions,
  countContactSubmissions,
  markContactSubmissionProcessed,
  getSiteContent,
  updateContent,
  updateSimpleContent,
  uploadImage,
  uploadContentImage,
  finishImageUpload,
  ...posts,
  subscribeToNewsletter,
  listNewsletterSubscriptions,
  unsubscribeFromNewsletter,
  shareBlogPost,
  login,
  logout,
  getCurrentUser,
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;
