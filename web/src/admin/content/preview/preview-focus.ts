export const previewId = 'content-preview';

/** True if the preview gets the focus as soon as it is loaded. */
let isAwaited = false;

/** Moves the focus to the first button of the preview, as soon as it is there. */
export function focusPreview(): void {
  const button = document.getElementById(previewId)?.querySelector('button');
  isAwaited = !button;
  button?.focus();
}

/** For the preview: moves the focus to it if a user has asked for that before it was loaded. */
export function focusPreviewIfAwaited(): void {
  if (isAwaited) focusPreview();
}
