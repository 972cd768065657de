import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const list = new Intl.ListFormat('ar');
const messages = { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' };
const entries = { one: 'بند واحد', two: 'بندان', few: 'بنود', many: 'بندًا', other: 'بند' };

export const copy: typeof english = {
  open: 'بيانات شخص',
  title: 'بيانات شخص',
  close: 'إغلاق',
  text: 'يجد الرسائل وعنوان النشرة التي تُركت ببريد إلكتروني واحد، وهل هو بريد أحد المستخدمين أو بريد من يُبلَّغ بالرسائل. لا ترد إلا إلى ذلك العنوان: فقد يسأل غير صاحبه باسمه.',
  email: 'البريد الإلكتروني',
  problems: {
    required: 'اكتب العنوان الذي تبحث عنه.',
    invalid: 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
    'too-long': 'لا يزيد البريد الإلكتروني على ٢٥٤ حرفًا.',
  },
  search: 'بحث',
  searching: 'جارٍ البحث',
  notFound: 'تعذّرت قراءة كل ما حُفظ. حاول مرة أخرى.',
  none: (email: string) => `لا شيء محفوظًا باسم ${email}.`,
  found: (count) =>
    list.format([
      ...(count.message > 0 ? [counted(count.message, messages)] : []),
      ...(count.newsletter > 0 ? ['عنوان النشرة البريدية'] : []),
      ...(count.administrator > 0 ? ['بريد حساب مستخدم'] : []),
      ...(count.setting > 0 ? ['عنوان يُبلَّغ بالرسائل'] : []),
    ]),
  foundTitle: (email: string) => `المحفوظ باسم ${email}:`,
  download: 'تنزيل',
  fileName: 'personal-data.json',
  remove: 'حذفه كله',
  removal: {
    title: 'حذفه كله؟',
    text: (what: string, email: string) =>
      `يُحذف نهائيًا ما يخص ${email}، منجزًا كان أم لا: ${what}. لا رجعة في ذلك. تبقى النسخ الاحتياطية ٣٥ يومًا على الأكثر؛ وما وصلك بالبريد يبقى في صندوقك حتى تحذفه.`,
    staff:
      'يبقى الحساب بلا عنوان: أزله من «المستخدمون» إن لم تعد إليه حاجة. وما فُعل به يبقى في السجل سنة باسمه.',
    stay: 'إبقاؤه',
    confirm: 'حذف',
  },
  notRemoved: 'لم يُحذف كل شيء. حاول مرة أخرى: ما حُذف لا يعود.',
  removed: (count: number, email: string) => `حُذف ما يخص ${email}: ${counted(count, entries)}.`,
};
