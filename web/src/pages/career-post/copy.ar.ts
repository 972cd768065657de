import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.ar.ts';
import type { CareerPostCopy } from './copy.en.ts';

export const texts = { careers_title: shell.careers_title };

export const copy: CareerPostCopy = {
  meta: {
    title: `وظيفة متاحة | ${brand.name.ar}`,
    description: 'وظيفة متاحة في تدقيق التجزئة وأبحاث السوق في العراق وإقليم كوردستان.',
    keywords: 'وظائف في العراق، وظائف مدقّق ميداني، وظائف أبحاث السوق في كوردستان',
  },
  trail: { label: 'مسار الصفحة', home: 'الرئيسية' },
  loading: 'جارٍ تحميل إعلان الوظيفة',
  description: 'طبيعة العمل',
  requirements: 'ما نطلبه',
  benefits: 'ما نقدّمه',
  retry: 'حاول مرة أخرى',
  missing: {
    title: 'إعلان الوظيفة غير موجود',
    text: 'عذرًا، لم نعثر على إعلان الوظيفة المطلوب. ربما شُغلت الوظيفة.',
    back: 'العودة إلى الوظائف',
  },
  closing: {
    title: 'هل وجدت نفسك هنا؟',
    text: 'اكتب إلينا واذكر اسم الوظيفة.',
    action: 'أرسل سيرتك الذاتية',
  },
};
