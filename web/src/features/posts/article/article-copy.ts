/** The words around an article, which the page of each kind has. */
export interface ArticleCopy {
  /** How long it takes to read: minutes, and the same number as it is written. */
  minutes: (count: number, written: string) => string;
  /** Over the list of its headings. */
  contents: string;
  /** Over the articles it leads on to. */
  related: string;
  copyLink: string;
  copied: string;
  /** In place of `copied`, where it could not be. */
  failed: string;
  share: string;
}
