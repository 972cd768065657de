import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  open: 'تغيير كلمة المرور',
  title: 'تغيير كلمة مرورك',
  close: 'إغلاق',
  present: 'كلمة المرور الحالية',
  password: 'كلمة المرور الجديدة',
  hint: '١٢ حرفًا على الأقل',
  save: 'حفظ كلمة المرور',
  saving: 'جارٍ الحفظ',
  done: 'حُفظت كلمة مرورك، وسُجّل خروجك من كل جهاز آخر.',
  problems: {
    required: 'اكتب كلمة المرور الحالية.',
    'too-long': 'لا تزيد كلمة المرور على ١٬٠٠٠ حرف.',
    wrong: 'هذه ليست كلمة مرورك الحالية.',
  },
};
