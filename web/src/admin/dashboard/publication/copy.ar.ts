import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  announced: {
    publishing: 'جارٍ النشر',
    live: 'ظهر على الموقع',
    stuck: 'لم يُنشر',
    failed: 'لم يُنشر',
  },
  publishing: 'جارٍ النشر',
  live: (ago: string) => `آخر نشر ${ago}`,
  view: 'شاهد الصفحة',
  stuck: 'لم يُنشر: ما حفظته باقٍ، لكن الزوّار لا يرونه بعد.',
  failed: (count: number) =>
    `لم يُنشر: بقيت كما كانت ${counted(count, {
      one: 'صفحة واحدة تعذّر إنشاؤها',
      two: 'صفحتان تعذّر إنشاؤهما',
      few: 'صفحات تعذّر إنشاؤها',
      many: 'صفحة تعذّر إنشاؤها',
      other: 'صفحة تعذّر إنشاؤها',
    })}.`,
  unknown: 'لا يُعرف هل يرى الزوّار ما حُفظ.',
  tryAgain: 'حاول مرة أخرى',
  asked: 'جارٍ النشر من جديد',
  notAsked: { title: 'تعذّرت إعادة المحاولة', text: 'يُرجى المحاولة مرة أخرى لاحقًا.' },
};
