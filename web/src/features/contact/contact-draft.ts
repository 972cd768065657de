import { draftStore } from '#web/lib/form/draft.ts';

/** The fields of the contact form as typed. */
export type ContactValues = Record<'name' | 'email' | 'company' | 'service' | 'message', string>;
export const contactFields = ['name', 'email', 'company', 'service', 'message'] as const;

/** The message not sent yet. */
export const contactDraft = draftStore<ContactValues>('contact-draft');
