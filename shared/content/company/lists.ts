import { editedIn, list, shownWhenSet } from '../definition.ts';

/**
 * The lists to which editors can add entries. The fixed texts of leaders, clients and the certification are their first
 * entries.
 */
export const lists = {
  ...shownWhenSet(
    '/our-people',
    editedIn({ tab: 'Lists', section: 'Meet Our Team' }, { leaders: list('Leaders') }),
  ),
  ...shownWhenSet('/awards', {
    ...editedIn({ tab: 'Lists', section: 'Our Clients' }, { clients: list('Clients') }),
    ...editedIn(
      { tab: 'Lists', section: 'Careers and ISO Certification' },
      { certificates: list('Certificates') },
    ),
  }),
  ...shownWhenSet(
    '/contact',
    editedIn(
      { tab: 'Lists', section: 'Contact Information' },
      {
        offices: list('Offices'),
        opening_hours: list('Opening hours'),
        questions: list('Questions and answers'),
      },
    ),
  ),
};
export type ListKey = keyof typeof lists;

export function isListKey(key: string): key is ListKey {
  return Object.hasOwn(lists, key);
}

/** The content keys of the fixed items with the texts of a list's first entries: one pair per entry, its title and its text. */
export const listSlots = {
  leaders: [
    ['leader1_name', 'leader1_position'],
    ['leader2_name', 'leader2_position'],
  ],
  clients: [
    ['client1_name', 'client1_testimonial'],
    ['client2_name', 'client2_testimonial'],
  ],
  certificates: [['iso_title', 'iso_description']],
  offices: [],
  opening_hours: [],
  questions: [],
} as const satisfies Record<ListKey, readonly (readonly [string, string])[]>;
