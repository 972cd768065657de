import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  open: 'اختصارات لوحة المفاتيح',
  actions: {
    next: 'الرسالة التالية',
    previous: 'الرسالة السابقة',
    open: 'فتح الرسالة',
    done: 'إنجاز الرسالة',
    choose: 'تحديد الرسالة أو إلغاء تحديدها',
    chooseTo: 'اختيار كل الرسائل حتى هذه',
    assign: 'اختيار المسؤول عن الرسالة',
    note: 'كتابة ملاحظة',
    leave: 'الرجوع من الحقل إلى الرسالة',
    search: 'البحث',
    undo: 'التراجع عن آخر إنجاز',
    reply: 'الرد بالبريد',
  },
  nothingToUndo: 'لم تُنجز أي رسالة منذ دخولك.',
};
