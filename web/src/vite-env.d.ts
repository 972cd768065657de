/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Container of the tag manager to load once analytics is granted; without it no foreign script ever loads. */
  readonly VITE_TAG_ID?: string;
  /** Opens the management gate, in any case; without it no code does. */
  readonly VITE_MANAGEMENT_CODE?: string;
}
