import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.ar.ts';
import { copy as newsletter } from '#web/features/newsletter/copy.ar.ts';
import type { BlogCopy } from './copy.en.ts';

export const texts = { blog_title: shell.blog_title };

export const copy: BlogCopy = {
  meta: {
    title: `المدوّنة | ${brand.name.ar}`,
    description: 'ما نراه على رفوف المتاجر في العراق، وما يعنيه لمن يبيع فيها.',
    keywords: 'مدوّنة التجزئة في العراق، تدقيق الرفوف، أبحاث السوق',
  },
  lead: 'ما يراه المدقّقون والمتسوّقون الخفيون في متاجر العراق.',
  filter: {
    label: 'البحث في المقالات',
    search: 'ابحث في المقالات',
    category: 'التصنيف',
    allCategories: 'كل التصنيفات',
    submit: 'ابحث',
  },
  list: 'المقالات',
  loading: 'جارٍ تحميل المقالات',
  shown: 'عدد المقالات المعروضة:',
  loadMore: 'عرض المزيد',
  loadingMore: 'جارٍ التحميل',
  moreFailed: 'تعذّر تحميل المزيد من المقالات. يُرجى المحاولة مرة أخرى لاحقًا.',
  archive: 'كل المقالات، صفحة بعد صفحة',
  failed: { title: 'تعذّر تحميل المقالات', text: 'يُرجى المحاولة مرة أخرى لاحقًا.' },
  retry: 'حاول مرة أخرى',
  empty: { title: 'لا توجد مقالات', text: 'لم نجد مقالًا يطابق بحثك.' },
  showAll: 'اعرض كل المقالات',
  newsletter,
};
