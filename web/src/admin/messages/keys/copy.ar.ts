import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  open: 'اختصارات لوحة المفاتيح',
  title: 'اختصارات صندوق الوارد',
  close: 'إغلاق',
  text: 'تنقّل بين الرسائل من دون الفأرة. أثناء الكتابة لا تعمل الاختصارات.',
  actions: {
    next: 'الرسالة التالية',
    previous: 'الرسالة السابقة',
    open: 'فتح الرسالة',
    done: 'إنجاز الرسالة',
    choose: 'اختيار الرسالة أو ترك اختيارها',
    undo: 'التراجع عن آخر إنجاز',
    reply: 'الرد بالبريد',
    help: 'إظهار هذه الاختصارات',
  },
  or: 'أو',
  enabled: 'استعمال هذه الاختصارات',
  nothingToUndo: 'لم تُنجز أي رسالة منذ دخولك.',
};
