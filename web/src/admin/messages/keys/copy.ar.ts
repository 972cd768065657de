import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  open: 'المفاتيح',
  title: 'مفاتيح صندوق الوارد',
  close: 'إغلاق',
  text: 'تنقّل بين الرسائل من دون الفأرة. حين تكتب تعود المفاتيح حروفًا.',
  actions: {
    next: 'الرسالة التالية',
    previous: 'الرسالة السابقة',
    open: 'فتح الرسالة',
    done: 'إنجاز الرسالة',
    choose: 'اختيار الرسالة أو ترك اختيارها',
    undo: 'التراجع عن آخر إنجاز',
    reply: 'الرد بالبريد',
    help: 'إظهار هذه المفاتيح',
  },
  or: 'أو',
  enabled: 'استعمل هذه المفاتيح',
  nothingToUndo: 'لم تُنجز أي رسالة منذ دخولك.',
};
