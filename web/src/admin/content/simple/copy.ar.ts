import { copy as contentCopy } from '../copy.ar.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'محرّر المحتوى المبسّط',
  menu: 'القائمة',
  website: 'الموقع',
  logout: 'تسجيل الخروج',
  skipLink: 'انتقل إلى المحتوى الرئيسي',
  sections: 'الأقسام',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  endsDraft: 'زر «حفظ» ينشر هذا النص فورًا وينهي مسوّدته.',
  saveFailed: 'تعذّر الحفظ',
  uploadFailed: 'تعذّر الرفع',
  unreachable: 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك واحفظ مرة أخرى.',
  answered: ({ status }) => `${status}: ${contentCopy.notSaved}`,
  remove: 'إزالة الصورة',
  removed: { title: 'أُزيلت الصورة', text: 'يُظهر الموقع مكانها رسمه الخاص، أو لا شيء.' },
  removeFailed: 'تعذّرت الإزالة',
  top: 'إلى الأعلى',
  dashboard: 'لوحة الإدارة',
  signedOut: 'سُجّل خروجك. تغييراتك محفوظة هنا إلى أن تسجّل الدخول من جديد.',
  signIn: 'تسجيل الدخول',
};
