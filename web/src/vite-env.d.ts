/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Container of the tag manager, loaded with consent to analytics. Without it no third-party script ever loads. */
  readonly VITE_TAG_ID?: string;
  /** The code of the management page, in upper or lower case. If it is not set, no code is accepted. */
  readonly VITE_MANAGEMENT_CODE?: string;
}
