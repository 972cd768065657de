import type { texts as english } from './retail-audit.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  retail_audit_page_title: 'تدقيق التجزئة والتنفيذ على الرف في العراق',
  retail_audit_page_description:
    'نزور المتجر، ونعدّ واجهات العرض، ونقرأ بطاقات الأسعار، ونصوّر ما وجدناه. فترى ما يراه المتسوّق.',
  retail_audit_evidence: 'يسجّل التطبيق المكان والوقت، فلا يمكن إدخالهما يدويًا فيما بعد.',
  retail_audit_local_teams: 'فرق محلية في المحافظات الثماني عشرة تعرف الطرق والأحياء.',
  retail_audit_review: 'يراجع شخص ثانٍ كل زيارة.',
  retail_audit_languages: 'تقارير بالعربية والكوردية والإنجليزية من البيانات نفسها.',
  service_sales_merchandising_title: 'تنفيذ خطط السلع الاستهلاكية في نقاط البيع',
  service_sales_merchandising_description: 'نتحقّق من أن ما اتُّفق عليه في المكتب نُفّذ عند الرف.',
};
