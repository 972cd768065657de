import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'كُتب هنا ولم يُحفظ',
  text: 'كتبت هذا في هذا المتصفح، في نافذة أُغلقت قبل أن يصل إلى الخادم. اختر بأيهما تتابع.',
  here: (at) => `في هذا المتصفح، ${at}`,
  onServer: (at, by) => ['على الخادم', at, by].filter(Boolean).join('، '),
  newer: 'نسخة الخادم أحدث: تابعها شخص آخر بعد ذلك.',
  newerOwn: 'نسخة الخادم أحدث: تابعتها أنت من مكان آخر بعد ذلك.',
  nothing: 'ليس على الخادم شيء منه.',
  empty: 'فارغ',
  reading: 'يُبحث عما على الخادم',
  unread: 'تعذّرت قراءة ما على الخادم.',
  tryAgain: 'حاول مرة أخرى',
  useTyped: 'تابع بما كتبته',
  useServer: 'أبقِ نسخة الخادم',
  discard: 'تجاهل',
  discarded: 'أُهمل ما كتبته',
  undo: 'تراجع',
  undoOtherwise: 'اكتبه من جديد',
  more: (count) =>
    counted(count, {
      one: 'وحقل آخر',
      two: 'وحقلان آخران',
      few: 'حقول أخرى',
      many: 'حقلًا آخر',
      other: 'حقل آخر',
    }),
  yesOrNo: { true: 'نعم', false: 'لا' },
};
