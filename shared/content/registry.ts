import { awards } from './company/awards.ts';
import { contact } from './company/contact.ts';
import { figures } from './company/figures.ts';
import { lists } from './company/lists.ts';
import { method } from './company/method.ts';
import { ourPeople } from './company/our-people.ts';
import { shell } from './company/shell.ts';
import { whatWeDo } from './company/what-we-do.ts';
import type { ContentField, ContentKind, Unset } from './definition.ts';
import { belowTheFold } from './home/below-the-fold.ts';
import { hero } from './home/hero.ts';
import { activation } from './services/activation.ts';
import { customAudits } from './services/custom-audits.ts';
import { digitalCommerce } from './services/digital-commerce.ts';
import { marketResearch } from './services/market-research.ts';
import { mysteryShopping } from './services/mystery-shopping.ts';
import { plan } from './services/plan.ts';
import { retailAudit } from './services/retail-audit.ts';
import { software } from './services/software.ts';

/**
 * Every content item by its key: its kind, where it is edited, and the page where it shows. Editors list them in this
 * order. Only the server, the admin area and tests use it: a visitor's page loads only the fallbacks it shows, in its
 * own language, from the `.en.ts` and `.ar.ts` files.
 */
export const content = {
  ...shell,
  ...hero,
  ...contact,
  ...belowTheFold,
  ...whatWeDo,
  ...ourPeople,
  ...awards,
  ...lists,
  ...method,
  ...figures,
  ...retailAudit,
  ...plan,
  ...mysteryShopping,
  ...activation,
  ...customAudits,
  ...marketResearch,
  ...digitalCommerce,
  ...software,
};
export type ContentKey = keyof typeof content;

/** The keys of the items that show nothing until something is stored. */
export type UnsetKey = { [Key in ContentKey]: (typeof content)[Key] extends Unset ? Key : never }[ContentKey];
export type ImageKey = KeysOfKind<'image'>;
export type LinkKey = KeysOfKind<'link'>;
type KeysOfKind<Kind extends ContentKind> = {
  [Key in ContentKey]: (typeof content)[Key] extends ContentField<Kind> ? Key : never;
}[ContentKey];

export function isContentKey(key: string): key is ContentKey {
  return Object.hasOwn(content, key);
}
