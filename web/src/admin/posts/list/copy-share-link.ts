import type { PublicationState } from '#shared/posts/publication.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';

/** Copies the address of a post's share page, and says what it is for; that of a post which visitors do not see would lead nowhere. */
export async function copyShareLink(path: string, state: PublicationState): Promise<void> {
  if (state !== 'published') {
    showToast({ tone: 'danger', title: copy.share.not[state], text: copy.share.notYet[state] });
    return;
  }
  const address = location.origin + path;
  try {
    await navigator.clipboard.writeText(address);
    showToast({ tone: 'success', title: copy.share.copied, text: copy.share.use });
  } catch {
    showToast({ tone: 'danger', title: copy.share.refused, text: address });
  }
}
