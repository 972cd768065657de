/** Id of the element in which page changes are announced to screen readers. */
export const announcementId = 'announcement';

/** Announces a text to screen readers, after the current one. */
export function announce(text: string): void {
  const place = document.getElementById(announcementId);
  if (place) place.textContent = text;
}
