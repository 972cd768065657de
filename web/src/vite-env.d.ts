/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Container of the tag manager, loaded with consent to analytics. Without it no third-party script ever loads. */
  readonly VITE_TAG_ID?: string;
  /** The code of the management page, in any case. Without it no code is right. */
  readonly VITE_MANAGEMENT_CODE?: string;
}
