import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  chooseAll: (count: string) => `اختيار كل الظاهرة (${count})`,
  chosen: (count: string) => `المختارة: ${count}`,
  chooseMatching: (count: string | undefined) => (count ? `اختيارها كلها (${count})` : 'اختيار كل المطابقة'),
  allChosen: 'اختيرت كلها، حتى ما لم يظهر بعد',
  acts: {
    done: 'إنجاز',
    reopen: 'إعادة الفتح',
    spam: 'صنّفها غير مرغوب فيها',
    'not-spam': 'رسائل عادية',
    delete: 'حذف',
  },
  questions: {
    done: 'إنجازها كلها؟',
    reopen: 'إعادة فتحها كلها؟',
    spam: 'تصنيفها كلها غير مرغوب فيها؟',
    'not-spam': 'إعادتها كلها إلى الرسائل الجديدة؟',
    delete: 'حذف هذه الرسائل؟',
  },
  about: (count: string | undefined) =>
    `يشمل ذلك كل الرسائل المطابقة${count ? ` (${count})` : ''}، حتى ما لم يظهر بعد. ما يصل من الآن فصاعدًا يبقى كما هو.`,
  deleteText: (count: string) => `عدد الرسائل التي ستُحذف: ${count}. لا رجعة في ذلك.`,
  keep: 'إلغاء',
  stop: 'إيقاف',
  close: 'إغلاق',
  goOn: 'متابعة',
  soFar: (count: string, total: string | undefined) =>
    total ? `${count} من ${total} حتى الآن` : `${count} حتى الآن`,
  stopped: 'توقّف العمل. ما بقي على حاله؛ يمكنك المتابعة.',
  failed: 'لم يتغيّر بعضها. ما بقي على حاله؛ حاول مرة أخرى.',
  finished: {
    done: (count: string) => `الرسائل التي أُنجزت: ${count}.`,
    reopen: (count: string) => `الرسائل التي أُعيد فتحها: ${count}.`,
    spam: (count: string) => `الرسائل التي نُقلت إلى المشتبه بها: ${count}.`,
    'not-spam': (count: string) => `الرسائل التي نُقلت إلى الجديدة: ${count}.`,
    delete: (count: string) => `الرسائل التي حُذفت: ${count}.`,
  },
  undo: 'تراجع',
  undoOtherwise: 'اختر الرسائل في قائمتها واطلب العكس',
};
