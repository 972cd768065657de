import type { texts as english } from './retail-audit.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  retail_audit_page_title: 'تدقيق التجزئة والتنفيذ على الرف في العراق',
  retail_audit_page_description:
    'نزور المتجر، ونعدّ واجهات العرض، ونقرأ بطاقات الأسعار، ونصوّر ما وجدناه. فترى ما يراه المتسوّق.',
  service_sales_merchandising_title: 'تنفيذ خطط السلع الاستهلاكية في نقاط البيع',
  service_sales_merchandising_description: 'نتحقّق من أن ما اتُفق عليه في المكتب نُفّذ عند الرف.',
};
