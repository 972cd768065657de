import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  notifications: 'الإشعارات',
  close: 'إغلاق',
  connection: { offline: 'انقطع الاتصال بالإنترنت', restored: 'عاد الاتصال' },
  incomplete: {
    text: 'لم تُحمَّل هذه الصفحة كاملة: لا تعمل أزرارها ولا نماذجها، ولم يُحفظ شيء بعد.',
    reload: 'أعد تحميلها',
  },
  error: {
    title: 'حدث خطأ ما',
    text: 'نعتذر، حدث أمر غير متوقع. يُرجى إعادة تحميل الصفحة.',
    tryAgain: 'حاول مرة أخرى',
    goHome: 'إلى الصفحة الرئيسية',
  },
};
