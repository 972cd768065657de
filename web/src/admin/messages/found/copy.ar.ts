import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import { copy as inboxCopy } from '../copy.ar.ts';
import type { copy as english } from './copy.en.ts';

const messages = (count: number) =>
  counted(count, { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' });

const states = {
  all: 'كل الرسائل',
  open: 'غير المنجزة',
  overdue: 'تنتظر أكثر من ٢٤ ساعة',
  ...inboxCopy.statuses,
  done: 'منجزة',
  spam: 'مشتبه بها',
};

export const copy: typeof english = {
  search: 'ابحث في الرسائل بالاسم أو الشركة أو البريد أو الرقم أو الكلمات',
  placeholder: 'اسم أو بريد أو رقم أو كلمات',
  clearSearch: 'مسح البحث',
  more: 'خيارات تصفية أخرى',
  moreCount: (count: number) => `خيارات تصفية أخرى (${formatNumber(count)})`,
  clearAll: 'مسح الكل',
  state: 'الحالة',
  states,
  urgent: 'عاجلة',
  type: 'النوع',
  service: 'الخدمة',
  language: 'اللغة',
  any: {
    state: 'أي حالة',
    type: 'أي نوع',
    service: 'أي خدمة',
    language: 'أي لغة',
    assignee: 'أي مسؤول',
  },
  assignee: 'المسؤول عنها',
  mine: 'مسندة إليّ',
  nobody: 'غير مسندة',
  from: 'من',
  to: 'إلى',
  title: 'نتائج البحث في الرسائل',
  searching: 'جارٍ البحث في الرسائل',
  count: (count: number) => `نتيجة البحث: ${messages(count)}`,
  atLeast: (count: number) => `نتيجة البحث: ${messages(count)} على الأقل`,
  none: 'لا نتائج',
  noneOf: (words) => `لا رسالة تطابق «${words}»`,
  lookedIn: (state) =>
    state === undefined
      ? 'بحثنا في الرسائل الجديدة والمنجزة وما يُشتبه بأنه غير مرغوب فيه.'
      : `بحثنا في «${states[state]}» فقط.`,
  noneText: 'جرّب كلمات أخرى أو خيارات تصفية أقل. قد يغيب ما وصل في الثواني الأخيرة.',
  noneYet: 'لا نتائج حتى الآن',
  noneYetText: 'في رسائل كثيرة بعض هذه الكلمات. تابع البحث، أو أكمل كتابة كلمة نادرة.',
  further: 'متابعة البحث',
  tooShort: 'اكتب حرفين من الكلمة على الأقل.',
  download: 'تنزيل CSV',
  downloading: 'جارٍ قراءة الرسائل',
  downloaded: 'نُزّلت الرسائل.',
  fileName: 'messages.csv',
  error: 'خطأ',
  notDownloaded: 'تعذّر تنزيل الرسائل. حاول مرة أخرى.',
};
