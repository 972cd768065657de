/** Folders of the generated files. All are committed, so that a build needs none of the drawing tools. */
export const fontFolder = new URL('../src/theme/fonts/', import.meta.url);
export const assetFolder = new URL('../src/assets/', import.meta.url);
export const publicFolder = new URL('../public/', import.meta.url);
/** The files with which the publisher draws posts' pictures. */
export const pictureFolder = new URL('../../functions/publisher/pictures/assets/', import.meta.url);
