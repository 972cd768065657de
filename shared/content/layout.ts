import type { ContentDefinition } from './definition.ts';
import { sectionNames, tabNames } from './places.ts';
import { type ContentKey, content } from './registry.ts';

/** A group of items in an editor, in order. */
export interface ContentGroup {
  readonly name: string;
  readonly keys: readonly ContentKey[];
}

const items = Object.entries(content) as [ContentKey, ContentDefinition][];

/** The first items of some groups. The others follow them in the order of the registry. */
const first: Readonly<Record<string, readonly ContentKey[]>> = {
  Images: ['hero_image', 'about_image', 'services_image', 'company_logo', 'team_image', 'banner_image'],
  'Company Information': ['company_name', 'about_title', 'about_description', 'company_description'],
};

const [firstTab, ...otherTabs] = tabNames;
const tabOf = (name: string) => group(name, ({ tab }) => tab === name);

/** The sub-tabs of the dashboard's Website Content tab. */
export const dashboardTabs: readonly [ContentGroup, ...ContentGroup[]] = [
  tabOf(firstTab),
  ...otherTabs.map(tabOf),
];

/** The sections of the simple editor. */
export const editorSections: readonly ContentGroup[] = sectionNames.map((name) =>
  group(name, ({ section }) => section === name),
);

function group(name: string, holds: (item: ContentDefinition) => boolean): ContentGroup {
  const keys = items.filter(([, item]) => holds(item)).map(([key]) => key);
  return { name, keys: [...new Set([...(first[name] ?? []), ...keys])] };
}
