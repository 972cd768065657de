/** Values of the contact form's "Service" field. */
export const serviceInterests = [
  'sales-merchandising',
  'activation-experience',
  'data-technology',
  'digital-commerce',
  'general-inquiry',
] as const;
export type ServiceInterest = (typeof serviceInterests)[number];

/** Shortest message accepted, in characters after trimming. */
export const messageMinLength = 10;
/** Longest message accepted, in characters. */
export const messageMaxLength = 5000;

/** The site promises an answer within this many hours. */
export const promisedHours = 24;
