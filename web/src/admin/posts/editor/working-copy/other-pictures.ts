import { isReplacedOnly } from '#shared/images/replaced-pictures.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { postDrafts } from '../post-drafts.ts';
import { lookAtCopy } from './copy-api.ts';
import { takeIn } from './keep-copy.ts';
import { valuesIn } from './kept-copy.ts';

/** How long a save waits for that, in ms; a save that met a replaced picture unseen merges with it all the same. */
const patience = 4000;

/**
 * Takes over the pictures that were replaced in what the server keeps of a draft, which would be saved with the ones before otherwise.
 * What somebody else typed there is not taken unseen. Without an answer the draft stays as it is.
 */
export async function takeOtherPictures(id: string): Promise<void> {
  const before = postDrafts.current()[id];
  if (!before?.copy) return;
  const found = await Promise.race([
    lookAtCopy(before.kind, id).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
  ]);
  const draft = postDrafts.current()[id];
  if (!found?.copy || !draft?.copy || found.copy.version <= draft.copy.version) return;
  const known = draft.copy.values;
  const kept = valuesIn(draft.base.values, found.copy.fields);
  const isOnlyReplaced = differingFields(known, kept).every((name) =>
    isReplacedOnly(String(known[name]), String(kept[name])),
  );
  if (isOnlyReplaced) await takeIn(id, found.copy).catch(() => {});
}
