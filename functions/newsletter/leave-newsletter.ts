import { leaveByKey } from '#functions/data/newsletter/removal.ts';
import type { Operation } from '#functions/http/operation.ts';
import { answerReader, askingPage } from './pages/reader-page.ts';

export const showLeaving: Operation<'showLeaving'> = async (request) => askingPage('leave', request);

/** Who is not on the list is told that they are not: they, or their mail program, asked before. */
export const leaveNewsletter: Operation<'leaveNewsletter'> = (request) =>
  answerReader('leave', request, async (key) => (await leaveByKey(key, new Date())) !== 'other');
