import { confirmSubscription as confirm } from '#functions/data/newsletter/confirm.ts';
import type { Operation } from '#functions/http/operation.ts';
import { answerReader, askingPage } from './pages/reader-page.ts';

export const showConfirmation: Operation<'showConfirmation'> = async (request) =>
  askingPage('confirm', request);

export const confirmSubscription: Operation<'confirmSubscription'> = (request) =>
  answerReader('confirm', request, async (key) => (await confirm(key, new Date())) === 'confirmed');
