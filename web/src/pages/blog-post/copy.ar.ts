import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.ar.ts';
import type { BlogPostCopy } from './copy.en.ts';

export const texts = { blog_title: shell.blog_title };

export const copy: BlogPostCopy = {
  meta: {
    title: `المدوّنة | ${brand.name.ar}`,
    description: 'ما نراه على رفوف المتاجر في العراق، وما يعنيه لمن يبيع فيها.',
    keywords: 'مدوّنة التجزئة في العراق، تدقيق الرفوف، أبحاث السوق',
  },
  trail: { label: 'مسار الصفحة', home: 'الرئيسية' },
  loading: 'جارٍ تحميل المقال',
  article: {
    minutes: (count, written) =>
      count === 1
        ? 'يُقرأ في دقيقة'
        : count === 2
          ? 'يُقرأ في دقيقتين'
          : `يُقرأ في ${written} ${count <= 10 ? 'دقائق' : 'دقيقة'}`,
    contents: 'في هذا المقال',
    related: 'اقرأ أيضًا',
    copyLink: 'انسخ الرابط',
    copied: 'نُسخ الرابط',
    failed: 'تجد الرابط في شريط العنوان',
    share: 'شارك',
  },
  missing: {
    title: 'المقال غير موجود',
    text: 'عذرًا، لم نعثر على المقال المطلوب.',
    back: 'العودة إلى المدوّنة',
  },
  retry: 'حاول مرة أخرى',
  closing: {
    title: 'هل تريد أن ترى ذلك على رفوفك؟',
    text: 'أخبرنا ماذا تبيع وأين.',
    action: 'تواصل معنا',
    sample: 'شاهد نموذج تقرير',
  },
};
