import { countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const messages = (count: number) =>
  counted(count, { one: 'رسالة واحدة', two: 'رسالتين', few: 'رسائل', many: 'رسالة', other: 'رسالة' });

export const copy: typeof english = {
  chooseAll: (count: string) => `تحديد الكل (${count})`,
  chooseNone: 'إلغاء التحديد',
  chosen: (count: string) => `المحدّدة: ${count}`,
  chooseMatching: (count: string | undefined) => (count ? `تحديدها كلها (${count})` : 'تحديد كل المطابقة'),
  allChosen: 'حُدّدت كلها، حتى ما لم يظهر بعد',
  acts: {
    done: 'إنجاز',
    reopen: 'إعادة الفتح',
    spam: 'صنّفها غير مرغوب فيها',
    'not-spam': 'رسائل عادية',
    assign: 'أسندها إلى',
    delete: 'حذف',
  },
  questions: {
    done: 'إنجازها كلها؟',
    reopen: 'إعادة فتحها كلها؟',
    spam: 'تصنيفها كلها غير مرغوب فيها؟',
    'not-spam': 'إعادتها كلها إلى الرسائل الجديدة؟',
    assign: 'إسناد هذه الرسائل؟',
    delete: 'حذف هذه الرسائل؟',
  },
  about: (count: string | undefined) =>
    `يشمل ذلك كل الرسائل المطابقة${count ? ` (${count})` : ''}، حتى ما لم يظهر بعد. ما يصل من الآن فصاعدًا يبقى كما هو.`,
  deleteText: (count: string) => `عدد الرسائل التي ستُحذف: ${count}. لا رجعة في ذلك.`,
  deleteAllText: (count: string) =>
    `عدد الرسائل التي ستُحذف، حتى ما لم يظهر بعد: ${count}. لا رجعة في ذلك. ما يصل من الآن فصاعدًا يبقى.`,
  counting: (count: string) => `جارٍ عدّ الرسائل المطابقة: ${count} حتى الآن`,
  notCounted: 'تعذّر عدّها. أغلق هذا وحاول مرة أخرى.',
  assignTitle: (count: string | undefined) =>
    count ? `إسناد الرسائل المحدّدة (${count}) إلى` : 'إسناد كل الرسائل المطابقة إلى',
  you: 'أنت',
  leaves: (day) => `يغادر في ${day}`,
  nobody: 'لا أحد',
  open: (count) => {
    if (count === 0) return 'لا رسائل مفتوحة';
    if (count === countLimit) return `${formatNumber(count)}+ رسالة مفتوحة`;
    return counted(count, {
      one: 'رسالة مفتوحة واحدة',
      two: 'رسالتان مفتوحتان',
      few: 'رسائل مفتوحة',
      many: 'رسالة مفتوحة',
      other: 'رسالة مفتوحة',
    });
  },
  loadingPeople: 'جارٍ تحميل المستخدمين',
  noPeople: 'تعذّر تحميل المستخدمين.',
  tryAgain: 'حاول مرة أخرى',
  assigned: (count, name) =>
    name ? `المسؤول الآن عن ${messages(count)}: ${name}.` : `لم يعد هناك مسؤول عن ${messages(count)}.`,
  elsewhere: (count) => `ما تغيّر منها أو حُذف في هذه الأثناء، وبقي كما هو: ${formatNumber(count)}.`,
  givenBack: (count) => `أُعيد إسناد ${messages(count)} كما كان.`,
  keep: 'إلغاء',
  stop: 'إيقاف',
  close: 'إغلاق',
  goOn: 'متابعة',
  soFar: (count: string, total: string | undefined) =>
    total ? `${count} من ${total} حتى الآن` : `${count} حتى الآن`,
  stopped: 'توقّف العمل. ما بقي على حاله؛ يمكنك المتابعة.',
  failed: 'لم يتغيّر بعضها. ما بقي على حاله؛ حاول مرة أخرى.',
  finished: {
    done: (count) => `الرسائل التي أُنجزت: ${formatNumber(count)}.`,
    reopen: (count) => `الرسائل التي أُعيد فتحها: ${formatNumber(count)}.`,
    spam: (count) => `الرسائل التي نُقلت إلى المشتبه بها: ${formatNumber(count)}.`,
    'not-spam': (count) => `الرسائل التي نُقلت إلى الجديدة: ${formatNumber(count)}.`,
    delete: (count) => `الرسائل التي حُذفت: ${formatNumber(count)}.`,
  },
  csv: {
    act: 'CSV',
    fileName: 'messages.csv',
    done: 'نُزّلت الرسائل.',
    failed: 'تعذّر تنزيل الرسائل. حاول مرة أخرى.',
  },
  undo: 'تراجع',
  undoOtherwise: 'حدّد الرسائل في قائمتها واطلب العكس',
};
