/** The end of a picture's address that keeps its place while it loads: `#800x600`; nothing if it cannot be read. */
export async function sizeMark(file: File): Promise<string> {
  try {
    const picture = await createImageBitmap(file);
    const mark = `#${picture.width}x${picture.height}`;
    picture.close();
    return mark;
  } catch {
    return '';
  }
}
