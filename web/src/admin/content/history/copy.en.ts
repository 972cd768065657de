/** Names of an item's fields in its history, each in its own language. */
export const copy = { english: 'English', arabic: 'العربية', picture: 'Picture' };
