import { countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const number = (count: number) => `${formatNumber(count)}${count === countLimit ? '+' : ''}`;

const countedDevices = (devices: number) =>
  counted(devices, { one: 'جهاز واحد', two: 'جهازين', few: 'أجهزة', many: 'جهازًا', other: 'جهاز' });

export const copy: typeof english = {
  title: {
    leave: (name) => `تسليم عمل ${name}`,
    remove: (name) => `إزالة ${name}؟`,
    'hand-over': (name) => `تسليم عمل ${name}؟`,
  },
  text: {
    remove: (name) => `يُحذف الحساب، ويبقى اسم ${name} على ما أُنجز، ويمكن توجيه دعوة جديدة.`,
    'hand-over': (name) => `حساب ${name} موقوف من قبل، ويبقى كذلك.`,
  },
  account: 'الحساب',
  accounts: {
    disable: {
      name: 'إيقاف',
      text: (devices) =>
        devices === 0
          ? 'تُنهى جلساته الآن، ويمكن تفعيله لاحقًا'
          : `تُنهى جلساته الآن على ${countedDevices(devices)}، ويمكن تفعيله لاحقًا`,
    },
    remove: { name: 'إزالة', text: () => 'يُحذف الحساب، ويبقى الاسم على ما أُنجز' },
  },
  logged: 'يُكتب في سجل النشاط',
  holds: (name) => `اختر من يتولّى كل عمل لدى ${name}.`,
  mailed: 'يصل كلَّ واحد منهم بريد بما تسلّمه.',
  holdsNothing: (name) => `ليس في عهدة ${name} شيء يحتاج إلى من يتولّاه.`,
  lastOwner: 'لن يبقى مالك غيره يستطيع الدخول؛ اجعل شخصًا آخر مالكًا أولًا.',
  loading: 'جارٍ البحث عما في عهدته',
  failed: 'تعذّر تحميل ما في عهدته.',
  tryAgain: 'حاول مرة أخرى',
  kinds: {
    messages: (count) =>
      counted(count, {
        one: 'رسالة مفتوحة واحدة',
        two: 'رسالتان مفتوحتان',
        few: 'رسائل مفتوحة',
        many: 'رسالة مفتوحة',
        other: 'رسالة مفتوحة',
      }),
    drafts: (count) =>
      counted(count, { one: 'مسوّدة واحدة', two: 'مسوّدتان', few: 'مسوّدات', many: 'مسوّدة', other: 'مسوّدة' }),
    texts: (count) =>
      counted(count, {
        one: 'مسوّدة نص صفحة',
        two: 'مسوّدتا نصوص صفحات',
        few: 'مسوّدات نصوص صفحات',
        many: 'مسوّدة نص صفحة',
        other: 'مسوّدة نص صفحة',
      }),
    plans: (count) =>
      counted(count, {
        one: 'منشور مجدول واحد',
        two: 'منشوران مجدولان',
        few: 'منشورات مجدولة',
        many: 'منشورًا مجدولًا',
        other: 'منشور مجدول',
      }),
    notices: () => 'بريد الرسائل الجديدة',
    links: (count) =>
      counted(count, {
        one: 'رابط معاينة خاص',
        two: 'رابطا معاينة خاصان',
        few: 'روابط معاينة خاصة',
        many: 'رابط معاينة خاصًّا',
        other: 'رابط معاينة خاص',
      }),
  },
  urgent: (count) =>
    counted(count, {
      one: 'منها واحدة عاجلة',
      two: 'منها اثنتان عاجلتان',
      few: 'منها عاجلة',
      many: 'منها عاجلة',
      other: 'منها عاجلة',
    }),
  oldest: (day) => `أقدمها من ${day}`,
  titled: (title) => `«${title}»`,
  untitled: 'بلا عنوان',
  comes: (title, when) => `«${title}» يُنشر في ${when}`,
  comma: '، ',
  more: (count) => `وغيرها: ${number(count)}`,
  goTo: (what) => `${what}: المسؤول الجديد`,
  goesTo: (what) => `${what}: المسؤول الجديد`,
  you: (name) => `${name} (أنت)`,
  alsoTold: (others) => `يصل الإشعار أيضًا إلى: ${others}`,
  noneElseTold: 'لا يصل الإشعار إلى أحد غيره',
  open: (title, day) => `«${title}»، مفتوح حتى ${day}`,
  nobody: { messages: 'لا أحد', notices: 'لا أحد', links: 'إنهاؤها' },
  keep: () => 'إلغاء',
  cancel: 'إلغاء',
  confirm: { disable: 'إيقاف', remove: 'إزالة', 'hand-over': 'تسليم العمل' },
  confirmAll: {
    disable: 'تسليم العمل وإيقاف الحساب',
    remove: 'تسليم العمل وإزالة الحساب',
    'hand-over': 'تسليم العمل',
  },
  soFar: (count) => `سُلّم حتى الآن: ${number(count)}`,
  notAll: 'لم يُسلَّم بعض العمل، ولم يتغيّر شيء آخر. حاول مرة أخرى لإكمال ما بقي.',
  notGone: 'سُلّم العمل، ولم ينجح ما بعده. حاول مرة أخرى.',
  done: {
    disable: (name) => `أُوقف ${name} وسُجّل خروجه.`,
    remove: (name) => `أُزيل ${name} وسُجّل خروجه.`,
    'hand-over': (name) => `سُلّم عمل ${name}.`,
  },
};
