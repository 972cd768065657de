import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'المعالجة',
  status: 'الحالة',
  assignee: 'المسؤول عنها',
  nobody: 'لا أحد',
  gone: (name: string) => `${name} (لم يعد هنا)`,
  leaves: (name, day) => `${name} (يغادر في ${day})`,
  note: 'ملاحظة',
  noteHint: 'لا يقرؤها سوى المسؤولين عن الموقع.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  saved: 'حُفظت.',
  notSaved: 'تعذّر الحفظ. ما كتبته باقٍ؛ حاول مرة أخرى.',
  loading: 'جارٍ تحميل ما سُجّل',
  failed: 'تعذّر تحميل ما سُجّل.',
  tryAgain: 'حاول مرة أخرى',
  problems: {
    assignee: 'لم يعد هناك مستخدم بهذا الاسم. اختر غيره.',
    note: 'الملاحظة أطول من اللازم؛ اختصرها.',
  },
  conflict: {
    own: 'غيّرتَ هذه الرسالة في نافذة أخرى في هذه الأثناء.',
    by: (name) => `غيّر ${name} هذه الرسالة في هذه الأثناء.`,
    unknown: 'تغيّرت هذه الرسالة من مكان آخر في هذه الأثناء.',
  },
  history: (count: number) => `السجل (${formatNumber(count)})`,
  things: {
    status: 'الحالة',
    assignee: 'المسؤول عنها',
    note: 'ملاحظة',
    'not-spam': 'رسالة عادية',
    spam: 'غير مرغوب فيها',
  },
  nothing: 'لا شيء',
  somebody: 'أحدهم',
};
