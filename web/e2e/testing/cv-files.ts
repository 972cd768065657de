import { pdf } from '#functions/cvs/testing/pdfs.ts';

/** A CV in the form of `setInputFiles`. */
export const smallCv = { name: 'my <cv>.pdf', mimeType: 'application/pdf', buffer: pdf() };
