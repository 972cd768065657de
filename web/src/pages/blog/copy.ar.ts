import { brand } from '#shared/brand.ts';
import { texts as shell } from '#shared/content/fallbacks/shell.ar.ts';
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
  failed: { title: 'تعذّر تحميل المقالات', text: 'يُرجى المحاولة مرة أخرى لاحقًا.' },
  retry: 'حاول مرة أخرى',
  empty: { title: 'لا توجد مقالات', text: 'لم نجد مقالًا يطابق بحثك.' },
  showAll: 'اعرض كل المقالات',
  noScript: { text: 'يحتاج عرض المقالات إلى تفعيل جافاسكربت. وبدونه يُرجى', link: 'التواصل معنا' },
  newsletter: {
    title: 'جديد المدوّنة في بريدك',
    text: 'رسالة واحدة في الشهر على الأكثر.',
    consent: 'بالاشتراك تسمح لنا بحفظ بريدك ولغتك لهذا الغرض. ولإلغائه راسلنا. ',
    privacy: 'سياسة الخصوصية',
    email: 'بريدك الإلكتروني',
    subscribe: 'اشترك',
    sending: 'جارٍ الإرسال',
    honeypot: 'اترك هذا الحقل فارغًا',
    done: 'سُجّل اشتراكك. سنكتب إليك حين يصدر جديد يستحق القراءة.',
    failed: 'لم يُحفظ عنوانك بعد. يُرجى المحاولة مرة أخرى لاحقًا.',
    tooMany: 'محاولات كثيرة في وقت قصير. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
    errors: {
      required: 'البريد الإلكتروني مطلوب',
      invalid: 'البريد الإلكتروني غير صحيح',
      'too-long': 'البريد الإلكتروني طويل جدًا، يُرجى التحقّق منه',
    },
  },
};
