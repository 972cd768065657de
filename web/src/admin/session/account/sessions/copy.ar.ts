import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  open: 'الجلسات',
  title: 'الأجهزة التي دخلت منها',
  text: 'إن لم تعرف إحدى هذه الجلسات فأنهِها وغيّر كلمة مرورك.',
  endAll: 'تسجيل الخروج من كل جهاز آخر',
  endedAll: 'سُجّل خروجك من كل جهاز غير هذا.',
};
