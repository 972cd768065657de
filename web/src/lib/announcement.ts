/** Id of the element in which page changes are announced to screen readers. */
export const announcementId = 'announcement';

/** Announces a text to screen readers, which read it after the text that they are reading. */
export function announce(text: string): void {
  const place = document.getElementById(announcementId);
  if (place) place.textContent = text;
}
