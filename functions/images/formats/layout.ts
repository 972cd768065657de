/** What a picture's own structure says of it. */
export interface Layout {
  /** In pixels, of what a browser needs memory for. */
  readonly width: number;
  readonly height: number;
  /** How many pictures follow one another in time; left out: one. */
  readonly frames?: number;
  /** At which byte of the file the picture ends. */
  readonly end: number;
  /** The same picture without metadata, in pieces: what shows it, its colour profile, and which way up it is. */
  readonly plain: readonly Uint8Array[];
}
