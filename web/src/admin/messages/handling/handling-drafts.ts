import * as z from 'zod/mini';
import type { MessageHandling } from '#shared/messages/handling.ts';
import { messageStatuses } from '#shared/messages/status.ts';
import { createDrafts } from '#web/admin/lib/drafts/drafts.ts';
import type { VersionedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { copy } from '../copy.en.ts';

const values = z.object({ status: z.enum(messageStatuses), assignee: z.string(), note: z.string() });

/** Unsaved work on a message, and the stored values it is based on. `name` is the sender's. */
export interface HandlingDraft extends VersionedDraft<Omit<MessageHandling, 'version'>> {
  readonly id: string;
  readonly name: string;
}

/** Unsaved work on messages, by their ids. */
export const handlingDrafts = createDrafts<HandlingDraft>({
  storageKey: 'message-drafts',
  schema: z.object({
    ...{ id: z.string(), name: z.string(), values },
    base: z.object({ values, version: z.number() }),
  }),
  nameOf: ({ name }) => ({ tab: copy.tab, name }),
});
