import * as z from 'zod/mini';
import { chatbotFailure, chatbotLead, chatbotReply } from './chat.ts';
import { contentItem, contentUpdate } from './content/item.ts';
import type { FailureForm } from './error.ts';
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
} from './image-upload.ts';
import { contactRequest, contactSubmission, contactSubmissionCounts, messageStates } from './message.ts';
import { currentUser, loginRequest } from './session.ts';

/** One endpoint of the HTTP API. The CDK app, the handlers, the web client and the tests are all made from these. */
export interface Endpoint<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters, as the HTTP API writes them. */
  readonly path: string;
  /** The Lambda function that answers; also its folder in `functions/`. */
  readonly group: Group;
  /** `admin` needs a session, checked on the server. */
  readonly access: 'public' | 'admin';
  /** Schema of the JSON body; without one the body is not read. */
  readonly body?: Body;
  /** Schema of the fields of a multipart form, which the endpoint takes instead of JSON too; files are `Uint8Array`. */
  readonly form?: z.ZodMiniType;
  /** Schema of the query string; without one it is not read. */
  readonly query?: z.ZodMiniType;
  /** Schema of the answer's JSON body; fields it does not name never leave the server. Without one: no content. */
  readonly response?: Response;
  /** What a failure answers; `{ error, details? }` unless given. */
  readonly failure?: FailureForm;
  /** `Cache-Control` of a successful answer; `no-store` unless given. */
  readonly cache?: string;
}

export const groups = ['session', 'messages', 'content', 'images'] as const;
export type Group = (typeof groups)[number];

/* @__NO_SIDE_EFFECTS__ */
function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

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

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  group: 'session',
  access: 'public',
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

/** Every endpoint by its name. */
export const endpoints = {
  sendContactMessage,
  sendChatbotLead,
  listContactSubmissions,
  countContactSubmissions,
  markContactSubmissionProcessed,
  getSiteContent,
  updateContent,
  updateSimpleContent,
  uploadImage,
  uploadContentImage,
  finishImageUpload,
  login,
  logout,
  getCurrentUser,
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;

/** What a caller of an endpoint sends, before parsing; `undefined` where there is no body. */
export type RequestBody<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;
/** What a handler gets, after parsing: a JSON body, or where the endpoint takes one, a form. */
export type ParsedBody<E extends Endpoint> =
  | (E extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined)
  | (E extends { form: infer F extends z.ZodMiniType } ? z.output<F> : never);
export type ParsedQuery<E extends Endpoint> = E extends { query: infer Q extends z.ZodMiniType }
  ? z.output<Q>
  : undefined;
/** What an endpoint answers; `undefined` where there is no content. */
export type ResponseBody<E extends Endpoint> = E extends { response: infer R extends z.ZodMiniType }
  ? z.output<R>
  : undefined;
