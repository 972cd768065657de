import type { CookiePreferencesCopy } from './copy.en.ts';

export const copy: CookiePreferencesCopy = {
  title: 'اختر ملفات تعريف الارتباط',
  necessary: { name: 'الضرورية', purpose: 'مفعّلة دائمًا' },
  analytics: { name: 'التحليلية', purpose: 'تقيس الصفحات المقروءة وسرعة تحميلها' },
  marketing: { name: 'التسويقية', purpose: 'تقيس نتائج الحملات' },
  functional: { name: 'الوظيفية', purpose: 'تتذكّر اختياراتك' },
  save: 'حفظ التفضيلات',
  cancel: 'إلغاء',
};
