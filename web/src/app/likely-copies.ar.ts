import * as contact from '#web/pages/contact/copy.ar.ts';
import * as ourPeople from '#web/pages/our-people/copy.ar.ts';
import * as whatWeDo from '#web/pages/what-we-do/copy.ar.ts';

/** The copies of the pages that most visitors go to next, by the names of their folders. */
export const likelyCopies = { 'what-we-do': whatWeDo, contact, 'our-people': ourPeople };
