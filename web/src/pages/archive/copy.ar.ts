import { brand } from '#shared/company/brand.ts';
import { listTitles } from '#shared/content/company/list-titles.ts';
import { texts as shell } from '#shared/content/company/shell.ar.ts';
import type { ArchiveCopy } from './copy.en.ts';

export const texts = listTitles(shell);

export const copy: ArchiveCopy = {
  meta: {
    title: `الأرشيف | ${brand.name.ar}`,
    description: 'كل ما نُشر، من الأحدث إلى الأقدم، صفحة بعد صفحة.',
    keywords: 'الأرشيف، التجزئة في العراق، أبحاث السوق في العراق',
  },
  trail: { label: 'موقعك الحالي', home: 'الرئيسية' },
  heading: 'الأرشيف',
  pages: 'صفحات الأرشيف',
  newer: 'الأحدث',
  older: 'الأقدم',
};
