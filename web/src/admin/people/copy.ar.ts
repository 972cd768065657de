import { countLimit } from '#shared/messages/counts.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'المستخدمون',
  text: 'كل من يحق له الدخول إلى هنا. يعمل المحرّرون على الرسائل والنصوص والمنشورات؛ ويقرّر المالكون أيضًا شؤون المستخدمين والبريد وبيانات الزوّار.',
  noMails:
    'لا يرسل هذا الموقع بريدًا، فلا يمكن دعوة أحد من هنا: يستطيع من يدير الخادم إنشاء حساب بكلمة مرور (npm run admin).',
  loading: 'جارٍ تحميل المستخدمين',
  failedTitle: 'تعذّر تحميل القائمة',
  failedText: 'يُرجى المحاولة مرة أخرى لاحقًا.',
  tryAgain: 'حاول مرة أخرى',
  you: 'أنت',
  columns: { name: 'الاسم', role: 'الدور', seen: 'آخر دخول', holds: 'لديه الآن', codes: 'الرموز' },
  roles: { owner: 'مالك', editor: 'محرّر' },
  states: { invited: 'مدعو', active: 'نشط', disabled: 'غادر' },
  leavesOn: (day) => `يغادر في ${day}`,
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  hasCodes: 'رموز التحقّق',
  codesOn: 'مفعّلة',
  codesNone: 'متوقفة',
  noEmail: 'بلا بريد إلكتروني',
  hereNow: 'هنا الآن',
  lastSignedIn: (when) => when,
  disabledOn: (day) => `أُوقف في ${day}`,
  neverSignedIn: 'لم يدخل بعد',
  linkUntil: (day) => `رابطه صالح حتى ${day}`,
  invite: 'دعوة شخص',
  change: 'تغيير',
  inviteAgain: 'دعوة من جديد',
  leaves: 'مغادرة العمل',
  more: (name) => `المزيد عن ${name}`,
  enable: 'تفعيل',
  remove: 'إزالة',
  handOver: 'تسليم العمل',
  comma: '، ',
  holdsNothing: 'لا شيء',
  held: {
    messages: (count) =>
      counted(count, {
        one: 'رسالة',
        two: 'رسالتان',
        few: 'رسائل',
        many: 'رسالة',
        other: 'رسالة',
      }) + (count === countLimit ? '+' : ''),
    drafts: (count) =>
      counted(count, { one: 'مسوّدة', two: 'مسوّدتان', few: 'مسوّدات', many: 'مسوّدة', other: 'مسوّدة' }),
    texts: (count) =>
      counted(count, {
        one: 'مسوّدة نص',
        two: 'مسوّدتا نصوص',
        few: 'مسوّدات نصوص',
        many: 'مسوّدة نص',
        other: 'مسوّدة نص',
      }),
    plans: (count) =>
      counted(count, {
        one: 'منشور مجدول',
        two: 'منشوران مجدولان',
        few: 'منشورات مجدولة',
        many: 'منشورًا مجدولًا',
        other: 'منشور مجدول',
      }),
    notices: () => 'بريد الرسائل',
    links: (count) =>
      counted(count, {
        one: 'رابط معاينة',
        two: 'رابطا معاينة',
        few: 'روابط معاينة',
        many: 'رابط معاينة',
        other: 'رابط معاينة',
      }),
  },
  codesOff: 'إيقاف الرموز',
  close: 'إغلاق',
  cancel: 'إلغاء',
  fields: { username: 'اسم المستخدم', email: 'البريد الإلكتروني', role: 'الدور', language: 'لغة البريد' },
  lastDay: 'آخر يوم عمل (اختياري)',
  lastDayHint: 'يراه الزملاء حيث تُسند الرسائل، ولا يغيّر شيئًا بنفسه.',
  usernameHint: 'الاسم الذي يسجّل به الدخول: أحرف وأرقام ونقاط وشرطات.',
  problems: {
    username: {
      required: 'اكتب الاسم الذي سيسجّل به الدخول.',
      invalid: 'أحرف وأرقام و . _ - @ فقط، بلا فراغات.',
      'too-long': 'لا يزيد اسم المستخدم على ١٠٠ حرف.',
    },
    email: {
      required: 'اكتب العنوان الذي يُرسل إليه الرابط.',
      invalid: 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
      'too-long': 'لا يزيد البريد الإلكتروني على ٢٥٤ حرفًا.',
      'not-ascii': 'لا يمكن الإرسال إلا إلى عنوان بأحرف لاتينية.',
    },
  },
  invitation: {
    title: 'دعوة شخص',
    text: 'يصله بالبريد رابط صالح سبعة أيام لاختيار كلمة مرور.',
    send: 'إرسال الدعوة',
    sending: 'جارٍ الإرسال',
    done: (name: string) => `دُعي ${name}؛ والبريد في طريقه إليه.`,
    again: (name: string) => `يُرسل إلى ${name} رابط جديد؛ ولم يعد السابق صالحًا.`,
  },
  changing: {
    title: (name: string) => `تغيير ${name}`,
    save: 'حفظ',
    saving: 'جارٍ الحفظ',
    done: (name: string) => `حُفظ تغيير ${name}.`,
  },
  turningCodesOff: {
    title: (name: string) => `إيقاف رموز التحقّق لدى ${name}؟`,
    text: (name: string) =>
      `افعل هذا حين يفقد ${name} التطبيق ورموز الاسترداد معًا، وحين تتأكد أنه هو من يطلب: تكفي بعدها كلمة مروره وحدها للدخول. ويمكنه إعداد الرموز من جديد.`,
    stay: 'إبقاء',
    confirm: 'إيقاف',
    done: (name: string) => `يدخل ${name} بكلمة المرور وحدها.`,
  },
  sessions: {
    open: 'الجلسات',
    title: (name: string) => `الأجهزة التي دخل منها ${name}`,
    text: 'من يُسجَّل خروجه يبقى له ما كتبه ويمكنه الدخول من جديد؛ ولمنع أحد من الدخول أوقف حسابه.',
    endAll: 'تسجيل الخروج من كل الأجهزة',
    endedAll: (name: string) => `سُجّل خروج ${name} من كل الأجهزة.`,
  },
  enabled: (name: string) => `يحق لـ${name} الدخول من جديد.`,
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
};
