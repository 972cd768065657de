import { type PostKind, postKinds } from '../posts/kinds.ts';

/** The subjects that the log can be filtered by. */
export const auditSubjects = [
  'account',
  'people',
  'content',
  'posts',
  'messages',
  'newsletter',
  'privacy',
  'settings',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The acts that are logged, and the subject of each. */
export const acts = {
  'signed-in': 'account',
  'signed-out': 'account',
  'session-ended': 'account',
  'other-sessions-ended': 'account',
  'password-chosen': 'account',
  'password-changed': 'account',
  'codes-turned-on': 'account',
  'codes-turned-off': 'account',
  'recovery-codes-renewed': 'account',
  'person-invited': 'people',
  'person-invited-again': 'people',
  'person-changed': 'people',
  'person-removed': 'people',
  'work-handed-over': 'people',
  'person-codes-removed': 'people',
  'person-session-ended': 'people',
  'person-signed-out': 'people',
  'content-edited': 'content',
  'content-restored': 'content',
  'text-draft-discarded': 'content',
  'texts-published': 'content',
  'texts-planned': 'content',
  'texts-plan-cancelled': 'content',
  'texts-undone': 'content',
  'claim-confirmed': 'content',
  'claim-withdrawn': 'content',
  'texts-replaced': 'content',
  'replacement-undone': 'content',
  'picture-uploaded': 'content',
  'picture-edited': 'content',
  'picture-replaced': 'content',
  'picture-deleted': 'content',
  'picture-restored': 'content',
  'picture-erased': 'content',
  'publication-asked': 'content',
  'post-created': 'posts',
  'post-edited': 'posts',
  'post-deleted': 'posts',
  'post-restored': 'posts',
  'post-undeleted': 'posts',
  'post-purged': 'posts',
  'posts-changed': 'posts',
  'posts-deleted': 'posts',
  'categories-changed': 'posts',
  'draft-discarded': 'posts',
  'draft-restored': 'posts',
  'preview-link-made': 'posts',
  'preview-link-revoked': 'posts',
  'message-handled': 'messages',
  'message-done': 'messages',
  'message-reopened': 'messages',
  'message-cleared': 'messages',
  'message-deleted': 'messages',
  'messages-changed': 'messages',
  'messages-assigned': 'messages',
  'messages-deleted': 'messages',
  'spam-deleted': 'messages',
  'messages-exported': 'messages',
  'reply-templates-changed': 'messages',
  'cv-downloaded': 'messages',
  'newsletter-exported': 'newsletter',
  'subscribers-shown': 'newsletter',
  'subscriber-removed': 'newsletter',
  'issue-tested': 'newsletter',
  'sending-started': 'newsletter',
  'sending-changed': 'newsletter',
  'sending-cancelled': 'newsletter',
  'person-data-shown': 'privacy',
  'person-data-deleted': 'privacy',
  'mail-settings-changed': 'settings',
  'mail-tested': 'settings',
  'backup-made': 'settings',
  'site-restored': 'settings',
  'restore-decided': 'settings',
  'site-exported': 'settings',
} as const satisfies Record<string, AuditSubject>;
export type Act = keyof typeof acts;
export const actNames = Object.keys(acts) as Act[];

/** The kinds of items that an act can be about; an id identifies the item. */
export const auditThings = ['content', 'message', 'person', 'picture', 'session', ...postKinds] as const;
export type AuditThing = 'content' | 'message' | 'person' | 'picture' | 'session' | PostKind;

/** The line that calls of an endpoint add to the log. */
export interface Audited {
  readonly act: Act;
  /** The kind of item that `{id}` or `{key}` in the endpoint's path identifies. */
  readonly thing?: AuditThing;
}

/**
 * The outcome of an act: `refused` was not done; `unclear` may have been done, because the site failed while answering.
 */
export const outcomes = ['done', 'refused', 'unclear'] as const;
export type Outcome = (typeof outcomes)[number];
