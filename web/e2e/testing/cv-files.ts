import { pdf } from '#functions/cvs/testing/pdfs.ts';

/** A CV as a chooser takes it. */
export const smallCv = { name: 'my <cv>.pdf', mimeType: 'application/pdf', buffer: pdf() };
