import { countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const messages = (count: number) =>
  counted(count, {
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: 'رسائل',
    many: 'رسالة',
    other: 'رسالة',
  });

export const copy: typeof english = {
  tab: 'نظرة عامة',
  waiting: (count) =>
    `ينتظر: ${counted(count, { one: 'أمر واحد', two: 'أمران', few: 'أمور', many: 'أمرًا', other: 'أمر' })}`,
  loading: 'جارٍ التحميل',
  failed: 'تعذّرت قراءة هذا.',
  tryAgain: 'حاول مجددًا',
  messages: {
    title: 'رسائل جديدة تنتظر',
    late: (count) =>
      `تنتظر ${count >= 100 ? `${formatNumber(100)} رسالة أو أكثر` : messages(count)} منذ أكثر من ٢٤ ساعة، والموقع يَعِد بالرد خلالها.`,
    inTime: 'لم تتجاوز أي رسالة مهلة الرد التي يعد بها الموقع (٢٤ ساعة).',
    act: 'فتح الرسائل',
  },
  suspected: {
    title: 'رسائل مشتبه بها',
    text: 'وُضعت جانبًا، وإن كانت بينها رسالة حقيقية فلن يجيب عنها أحد.',
    act: 'تصفّحها',
  },
  told: {
    nobody: 'لن يعلم أحد برسالة جديدة حتى يسجّل الدخول.',
    act: 'اختيار المستلمين',
    change: 'تغيير',
  },
  arabic: {
    title: 'ترجمات ناقصة أو قديمة',
    text: (missing, older) =>
      [
        missing > 0 &&
          counted(missing, {
            one: 'ترجمة واحدة ناقصة',
            two: 'ترجمتان ناقصتان',
            few: 'ترجمات ناقصة',
            many: 'ترجمة ناقصة',
            other: 'ترجمة ناقصة',
          }),
        older > 0 &&
          counted(older, {
            one: 'ترجمة واحدة أقدم من الإنجليزية',
            two: 'ترجمتان أقدم من الإنجليزية',
            few: 'ترجمات أقدم من الإنجليزية',
            many: 'ترجمة أقدم من الإنجليزية',
            other: 'ترجمة أقدم من الإنجليزية',
          }),
      ]
        .filter(Boolean)
        .join('، '),
    act: 'البدء بها',
  },
  claims: {
    title: 'معلومات تنتظر التأكيد',
    text: 'أرقام وممارسات لم يؤكّدها أحد بعد',
    act: 'تأكيدها',
  },
  drafts: { title: 'مسوّدات', text: (title) => `آخر ما تغيّر: «${title}»`, act: 'فتح المسوّدات' },
  scheduled: {
    title: 'مجدولة',
    text: (when, title) => `أولها: ${when} بتوقيت بغداد، «${title}»`,
    act: 'فتح الجدول',
  },
  backup: {
    title: (when) => `آخر نسخة احتياطية ${when}`,
    late: 'ينبغي أن تُنشأ واحدة كل يوم.',
    text: 'يمكن إعادة النصوص والمنشورات والصور والمستخدمين إليها.',
    act: 'فتح النسخ',
  },
  quiet: {
    title: 'لا شيء ينتظر',
    text: 'أُجيب عن كل الرسائل، واللغتان كاملتان.',
  },
  ownAddress: {
    label: 'أضف بريدك الإلكتروني',
    text: 'إذا نسيت كلمة المرور أرسلنا إليه رابطًا لتعيين كلمة جديدة، ولا سبيل إلى ذلك من دونه.',
    save: 'حفظ البريد',
    later: 'لاحقًا',
    saved: (email) => `يصلك البريد على ${email}.`,
    failed: 'لم ينجح ذلك. حاول مرة أخرى.',
    problems: {
      required: 'اكتب بريدك الإلكتروني.',
      invalid: 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
      'not-ascii': 'لا يمكن الإرسال إلا إلى عنوان بأحرف لاتينية.',
    },
  },
  steps: {
    title: 'الخطوات الأولى',
    // The Arabic digit zero looks like a full stop.
    done: (done, all) =>
      done === 0
        ? `لم تُنجز أي خطوة من ${formatNumber(all)}`
        : `أُنجزت ${formatNumber(done)} من ${formatNumber(all)}`,
    mail: { title: 'أضف بريدك الإلكتروني', text: 'به تُجدَّد كلمة المرور إذا نسيتها' },
    told: { title: 'اختر من تصله إشعارات الرسائل', text: 'بالبريد، فورًا أو كل صباح' },
    phone: { title: 'أضف رقم هاتفك', text: 'يظهر في كل صفحة' },
    pictures: {
      title: 'استبدل الصور النموذجية',
      text: (left, all) => `بقيت ${formatNumber(left)} من ${formatNumber(all)}`,
    },
    codes: { title: 'فعّل رموز التحقّق', text: 'خطوة ثانية عند الدخول' },
  },
  activity: {
    title: 'النشاط',
    all: 'السجل كله',
    none: 'لم يُفعل شيء بعد.',
    // A verb of the third person does not follow “you”.
    you: (name) => name,
  },
  atLeast: (count) => `${formatNumber(count)}${count === countLimit ? '+' : ''}`,
};
