import type { Restorable } from '#shared/backups.ts';
import type { ItemKind } from '#shared/item-kind.ts';
import { forEveryKind } from '#shared/posts/kinds.ts';

/** How exports and restores treat the items of a kind. */
export type Kept =
  | {
      readonly exported: true;
      /** The part of a restore that restores these items. @default never restored over a running site */
      readonly part?: Restorable;
      /**
       * Attributes that no export contains. An import keeps the stored ones, if there are any.
       * @default none
       */
      readonly secrets?: readonly string[];
    }
  | { readonly exported: false /** Why nobody misses them after an import. */; readonly because: string };

/**
 * Says for every kind of item whether an export contains it. The order is that of an import: the records of mails come first,
 * and pictures before the items that show them.
 */
export const keptKinds = {
  /** Which mails were sent, so that none is sent again. */
  mail: { exported: true },
  setting: { exported: true },
  picture: { exported: true, part: 'pictures' },
  content: { exported: true, part: 'texts' },
  'content-draft': { exported: true },
  'content-change': { exported: true },
  claim: { exported: true },
  category: { exported: true, part: 'posts' },
  // A planned newsletter is not restored with its post, because it was meant for the subscribers of that time. An
  // editor has to request it again.
  ...forEveryKind(() => ({ exported: true, part: 'posts', secrets: ['newsletter'] }) as const),
  slug: { exported: true },
  version: { exported: true },
  'working-copy': { exported: true },
  administrator: {
    exported: true,
    part: 'people',
    secrets: [
      ...['passwordHash', 'credentialVersion', 'codeSecret', 'codesSince', 'codeStep', 'recoveryHashes'],
      ...['links', 'linkEndsAt', 'linkHash'],
    ],
  },
  'saved-view': { exported: true },
  'reply-template': { exported: true },
  newsletter: { exported: true },
  sending: { exported: true },
  message: { exported: true },
  audit: { exported: true },
  usage: { exported: true },
  session: { exported: false, because: 'everybody signs in again' },
  challenge: { exported: false, because: 'whoever was signing in begins again' },
  device: { exported: false, because: 'a device is known again after the next sign-in' },
  throttle: { exported: false, because: 'counters of limits last a day at most' },
  link: { exported: false, because: 'a link for choosing a password is asked for again' },
  'preview-link': { exported: false, because: 'a private link is made again' },
  editing: { exported: false, because: 'who has a text open is noted again within minutes' },
  cv: { exported: false, because: 'it notes for a day that a file was checked, before its message is sent' },
  'hand-over': {
    exported: false,
    because: 'it is for mails that were sent; an interrupted one is begun again',
  },
  'left-work': {
    exported: false,
    because: 'it could have been done after the export, and would be done twice',
  },
  backup: { exported: false, because: 'a point is of no use without its files' },
  'backup-job': { exported: false, because: 'work on backups is begun again' },
  'message-entry': { exported: false, because: 'the follow-up function makes the index of messages again' },
  'list-head': { exported: false, because: 'the follow-up function makes it again' },
  publication: { exported: false, because: 'the publisher writes all pages again' },
} as const satisfies Record<ItemKind, Kept>;

const kinds: ReadonlyMap<string, Kept> = new Map(Object.entries(keptKinds));

/** The kinds that an export has, in the order of an import. */
export const exportedKinds = Object.keys(keptKinds).filter(
  (kind) => kinds.get(kind)?.exported,
) as readonly ItemKind[];

/** Returns how the items of a kind are kept; `undefined` for a kind that only a newer release knows. */
export function keptOf(kind: string): Kept | undefined {
  return kinds.get(kind);
}

/** Returns the names of the attributes of a kind that no export contains. */
export function secretsOf(kind: string): readonly string[] {
  const kept = kinds.get(kind);
  return kept?.exported ? (kept.secrets ?? []) : [];
}
