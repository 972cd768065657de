/** The sub-tabs of the dashboard's Website Content tab. */
export const tabNames = ['Homepage', 'About Us', 'Services', 'Images', 'Contact', 'Footer', 'Lists'] as const;

/** The sections of the simple editor. */
export const sectionNames = [
  'Main Page Hero',
  'Section Titles',
  'Services Section',
  'Retail Auditing and Shelf Execution',
  'Mystery Shopping and Customer Experience',
  'Promotions and Activation Audits',
  'Custom and Strategic Audits',
  'Market Research/Data and Technology',
  'Sales and Merchandising',
  'Digital Commerce',
  'Company Information',
  'News, Blog and Awards',
  'Careers and ISO Certification',
  'Contact Information',
  'What Makes Us Different',
  'Purpose and Mission',
  'Meet Our Team',
  'Join Our Team',
  'Explore Our Technology',
  'Parent Brand',
  'Our Clients',
  'Contact Us Today',
  'Footer and Social Media',
  'Website Images and Assets',
] as const;

/** The place where an item is edited: in a tab of the dashboard, a section of the simple editor, or both. */
export type Place =
  | { readonly tab: (typeof tabNames)[number]; readonly section?: (typeof sectionNames)[number] }
  | { readonly tab?: (typeof tabNames)[number]; readonly section: (typeof sectionNames)[number] };
