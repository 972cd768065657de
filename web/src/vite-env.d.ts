/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Container of the tag manager to load once analytics is granted; without it no foreign script ever loads. */
  readonly VITE_TAG_ID?: string;
}
