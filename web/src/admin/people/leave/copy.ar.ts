import { countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const number = (count: number) => `${formatNumber(count)}${count === countLimit ? '+' : ''}`;

export const copy: typeof english = {
  title: {
    disable: (name) => `إيقاف ${name}؟`,
    remove: (name) => `إزالة ${name}؟`,
    'hand-over': (name) => `تسليم عمل ${name}؟`,
  },
  text: {
    disable: (name) =>
      `يُسجَّل خروج ${name} في الحال، ولا يستطيع الدخول حتى يفعّل أحد المالكين الحساب من جديد. ما فعله يبقى.`,
    remove: (name) => `يُسجَّل خروج ${name} في الحال ويُحذف حسابه. ما فعله يبقى، ويمكن دعوته من جديد.`,
    'hand-over': (name) => `حساب ${name} موقوف من قبل، ويبقى كذلك.`,
  },
  holds: (name) => `لا يبقى شيء من عمل ${name} بلا مسؤول. اختر من يتولّى كل شيء.`,
  mailed: 'يصل كلًّا منهم بريد واحد بقائمته.',
  holdsNothing: (name) => `ليس في عهدة ${name} رسائل مفتوحة ولا مسوّدات ولا منشورات مجدولة.`,
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
    plans: (count) =>
      counted(count, {
        one: 'منشور مجدول واحد',
        two: 'منشوران مجدولان',
        few: 'منشورات مجدولة',
        many: 'منشورًا مجدولًا',
        other: 'منشور مجدول',
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
  more: (count) => `وغيرها: ${number(count)}`,
  goTo: (what) => `${what}: المسؤول الجديد`,
  goesTo: (what) => `${what}: المسؤول الجديد`,
  you: (name) => `${name} (أنت)`,
  nobody: 'لا أحد',
  keep: (name) => `إبقاء ${name}`,
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
