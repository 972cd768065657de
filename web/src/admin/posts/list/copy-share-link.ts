import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';

/** Copies the address of a post's share page, and says what it is for; that of a draft would lead nowhere. */
export async function copyShareLink(path: string, isPublished: boolean): Promise<void> {
  if (!isPublished) {
    showToast({ tone: 'danger', title: copy.share.draft, text: copy.share.publishFirst });
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
