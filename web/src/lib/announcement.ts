/** Of the element in which pages are announced to those who do not see them change. */
export const announcementId = 'announcement';

/** Has a text read out, after what is being read. */
export function announce(text: string): void {
  const place = document.getElementById(announcementId);
  if (place) place.textContent = text;
}
