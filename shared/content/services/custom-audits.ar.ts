import type { texts as english } from './custom-audits.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  custom_audits_page_title: 'التدقيق المخصّص والاستراتيجي',
  custom_audits_page_description:
    'لأسئلة لا يجيب عنها التقرير الشهري: إطلاق أو أزمة أو موسم أو موزّع أو سوق لم يرسم خريطتها أحد.',
};
