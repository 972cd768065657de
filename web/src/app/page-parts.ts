import type { ComponentType } from 'react';
import type { FallbackTexts } from '#web/features/content/use-content.ts';
import type { PageMeta } from '#web/head/page-head.ts';

/** What every page's copy has, in both languages. */
export interface PageCopy {
  meta: PageMeta;
}

export interface PageProps {
  copy: PageCopy;
  /** Of the post that a post's page is to show; empty as long as that is not known. */
  id: string;
}

/** What a page is made of: its component, and its copy in one language. */
export type PageModules = readonly [
  component: { default: ComponentType<PageProps> },
  copy: { copy: PageCopy; texts?: FallbackTexts },
];
