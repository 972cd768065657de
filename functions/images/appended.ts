/**
 * Whether what follows a picture's end in its file is nothing, filling, or what cameras put there: a second JPEG
 * (preview, gain map), a short film, a maker's trailer. Anything else makes the file two things at once.
 */
export function isHarmless(appended: Buffer): boolean {
  const start = appended.findIndex((byte) => byte !== 0);
  if (start < 0) return true;
  const rest = appended.subarray(start);
  // A film starts with the length of its first box, whose upper bytes are zero: they count as filling.
  const isFilm = rest.indexOf('ftyp', 0, 'latin1') >= 1 && rest.indexOf('ftyp', 0, 'latin1') <= 4;
  const isJpeg = rest[0] === 0xff && rest[1] === 0xd8;
  const isMakersTrailer = rest.subarray(-4).toString('latin1') === 'SEFT';
  return isFilm || isJpeg || isMakersTrailer;
}
