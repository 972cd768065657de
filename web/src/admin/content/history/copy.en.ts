/** What the fields of a content item are called in its history, each in its language. */
export const copy = { english: 'English', arabic: 'العربية', picture: 'Picture' };
