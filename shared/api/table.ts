import * as audit from './audit.ts';
import * as backups from './backups.ts';
import * as claims from './claims.ts';
import * as codes from './codes.ts';
import * as content from './content.ts';
import * as contentDrafts from './content-drafts.ts';
import * as contentVersions from './content-versions.ts';
import type { Endpoint, Group } from './endpoint/endpoint.ts';
import * as images from './images.ts';
import * as mail from './mail.ts';
import * as bulkMessages from './messages/bulk-messages.ts';
import * as cvs from './messages/cvs.ts';
import * as inboxLists from './messages/inbox-lists.ts';
import * as messageCounts from './messages/message-counts.ts';
import * as messages from './messages/messages.ts';
import * as newsletter from './newsletter.ts';
import * as people from './people.ts';
import * as pictures from './pictures.ts';
import * as postCategories from './posts/post-categories.ts';
import * as postLists from './posts/post-lists.ts';
import { postVersions } from './posts/post-versions.ts';
import { posts } from './posts/posts.ts';
import * as previews from './posts/previews.ts';
import * as translations from './posts/translations.ts';
import * as workingCopies from './posts/working-copies.ts';
import * as privacy from './privacy.ts';
import * as replacements from './replacements.ts';
import * as session from './session.ts';
import * as share from './share.ts';
import * as usage from './usage.ts';

/**
 * The endpoints of each group: all values that the group's files export. Callers import endpoints from these files. The
 * endpoints of posts are made for each kind, and are used through `postEndpoints`.
 */
// Counts and bulk changes of messages, and one-time codes, have files of their own: a screen that uses none of them does
// not load them.
const groups = {
  session: { ...session, ...codes },
  people: { ...people, ...audit },
  messages: { ...messages, ...messageCounts, ...bulkMessages, ...inboxLists },
  cvs,
  content: { ...content, ...contentDrafts, ...contentVersions, ...claims },
  images: { ...images, ...pictures },
  posts: {
    ...posts,
    ...postLists,
    ...postVersions,
    ...postCategories,
    ...workingCopies,
    ...translations,
    ...replacements,
  },
  previews,
  newsletter,
  privacy,
  mail,
  share,
  usage,
  backups,
} satisfies {
  readonly [G in Group]: Record<string, Endpoint & { readonly group: G }>;
};

/**
 * Every endpoint by its name: the one table of the HTTP API, from which the CDK app, the handlers and the tests derive.
 */
export const endpoints = {
  ...groups.messages,
  ...groups.cvs,
  ...groups.content,
  ...groups.images,
  ...groups.posts,
  ...groups.previews,
  ...groups.newsletter,
  ...groups.privacy,
  ...groups.mail,
  ...groups.share,
  ...groups.usage,
  ...groups.backups,
  ...groups.session,
  ...groups.people,
};
export type EndpointName = keyof typeof endpoints;
