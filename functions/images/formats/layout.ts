/** The structure of a picture's file. */
export interface Layout {
  /** In pixels: the area a browser needs memory for. */
  readonly width: number;
  readonly height: number;
  /** The number of frames of an animation. @default 1 */
  readonly frames?: number;
  /** The byte at which the picture ends in its file. */
  readonly end: number;
  /** The picture without metadata, in pieces: image data, colour profile and orientation. */
  readonly plain: readonly Uint8Array[];
}
