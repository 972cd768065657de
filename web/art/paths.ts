/** Where the generated files go. All of them are committed, so a build needs none of the drawing tools. */
export const fontFolder = new URL('../src/theme/fonts/', import.meta.url);
export const assetFolder = new URL('../src/assets/', import.meta.url);
export const publicFolder = new URL('../public/', import.meta.url);
/** With what the publisher draws pictures of posts. */
export const pictureFolder = new URL('../../functions/publisher/pictures/assets/', import.meta.url);
