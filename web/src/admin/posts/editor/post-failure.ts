import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { copy } from '../copy.en.ts';
import type { PostDefinition } from '../post-definition.ts';

/** The toast after a failed call about a post: what the server says, else which of the calls it was. */
export function failureToast(
  { kind, hidesDeleteReason }: PostDefinition,
  verb: 'create' | 'update' | 'delete',
  error: Error,
): { tone: 'danger'; title: string; text: string } {
  const hidden = verb === 'delete' && hidesDeleteReason;
  const reason = hidden ? undefined : serverSentence(error);
  return { tone: 'danger', title: copy.error, text: reason || copy.kinds[kind].failed(verb) };
}

/** The toast after a post could not be read to be edited. */
export function openFailureToast(error: Error): { tone: 'danger'; title: string; text: string } {
  return { tone: 'danger', title: copy.error, text: serverSentence(error) || copy.notOpened };
}
