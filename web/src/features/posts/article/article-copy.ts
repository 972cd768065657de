/** The texts around an article, which the page of each kind has. */
export interface ArticleCopy {
  /** Returns the reading time: the minutes, and the same number in the digits of the language. */
  minutes: (count: number, written: string) => string;
  /** Heading of the list of its headings. */
  contents: string;
  /** Heading of the related articles. */
  related: string;
  copyLink: string;
  copied: string;
  /** Shown instead of `copied` if copying failed. */
  failed: string;
  share: string;
}
