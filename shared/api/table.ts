import * as audit from './audit.ts';
import * as backups from './backups.ts';
import * as bulkMessages from './bulk-messages.ts';
import * as claims from './claims.ts';
import * as codes from './codes.ts';
import * as content from './content.ts';
import * as contentDrafts from './content-drafts.ts';
import * as contentVersions from './content-versions.ts';
import * as cvs from './cvs.ts';
import type { Endpoint, Group } from './endpoint/endpoint.ts';
import * as images from './images.ts';
import * as inboxLists from './inbox-lists.ts';
import * as mail from './mail.ts';
import * as messageCounts from './message-counts.ts';
import * as messages from './messages.ts';
import * as newsletter from './newsletter.ts';
import * as people from './people.ts';
import * as pictures from './pictures.ts';
import * as postCategories from './post-categories.ts';
import * as postLists from './post-lists.ts';
import { postVersions } from './post-versions.ts';
import { posts } from './posts.ts';
import * as previews from './previews.ts';
import * as privacy from './privacy.ts';
import * as replacements from './replacements.ts';
import * as session from './session.ts';
import * as share from './share.ts';
import * as translations from './translations.ts';
import * as usage from './usage.ts';
import * as workingCopies from './working-copies.ts';

/**
 * The endpoints of each group. Their files export no other values, and callers import endpoints from these files. Those
 * of posts are made for each kind, and are used through `postEndpoints`.
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
