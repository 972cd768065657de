import type { LinkKey } from '#shared/content/registry.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import { isPublicAddress } from '#shared/text/address.ts';
import type { ContentValues } from './content-store.ts';

/** Items that are the URL of a link. */
const links: Readonly<Record<LinkKey, true>> = {
  social_linkedin: true,
  social_facebook: true,
  social_twitter: true,
};

/** Returns the items by key. A URL that is not allowed on the public site counts as not stored. */
export function storedContent(items: readonly ShownItem[]): ContentValues {
  return new Map(
    items.map(({ key, value, valueAr, type }) => {
      const usable = (text: string) =>
        (type !== 'image' && !Object.hasOwn(links, key)) || isPublicAddress(text) ? text : '';
      return [key, { value: usable(value), valueAr: usable(valueAr) }];
    }),
  );
}
