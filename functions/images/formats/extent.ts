/** What a picture's own structure says of it: its size in pixels, and at which byte of the file it ends. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly end: number;
}
