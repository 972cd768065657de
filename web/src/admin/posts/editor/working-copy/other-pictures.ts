import { isReplacedOnly } from '#shared/images/replaced-pictures.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { presentDraft } from '../post-drafts.ts';
import { lookAtCopy } from './copy-api.ts';
import { takeServerCopy } from './keep-copy.ts';
import { valuesIn } from './kept-copy.ts';

/**
 * How long a save waits for the answer about replaced pictures, in ms. A replaced picture that only the save itself finds is
 * merged with the draft then.
 */
const timeoutMs = 4000;

/**
 * Takes over pictures that were replaced in the server's copy of a draft, so that saving does not bring the old ones
 * back. Text that another user typed there is not taken over. Without an answer the draft stays as it is.
 */
export async function takeOtherPictures(id: string): Promise<void> {
  const before = presentDraft(id);
  if (!before?.copy) return;
  const found = await Promise.race([
    lookAtCopy(before.kind, id).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
  const draft = presentDraft(id);
  if (!found?.copy || !draft?.copy || found.copy.version <= draft.copy.version) return;
  const known = draft.copy.values;
  const kept = valuesIn(draft.base.values, found.copy.fields);
  const isOnlyReplaced = differingFields(known, kept).every((name) =>
    isReplacedOnly(String(known[name]), String(kept[name])),
  );
  if (isOnlyReplaced) await takeServerCopy(id, found.copy).catch(() => {});
}
