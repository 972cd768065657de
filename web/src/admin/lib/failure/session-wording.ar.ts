import type * as english from './session-wording.en.ts';

/** What the server says to somebody who signs in, or of any call, each by a part that no other has. */
export const sessionSentences: Readonly<Record<string, string>> = {
  'Sign in to continue': 'انتهت جلستك؛ سجّل الدخول لتتابع.',
  'This request came from another site': 'جاء هذا الطلب من موقع آخر؛ افتح هذا الموقع وحاول فيه.',
  'Correct the fields named': 'في الحقول ما لا يُقبل؛ صحّحه وأرسل مرة أخرى.',
  'The body is too large': 'النص أطول من اللازم؛ اختصره ثم أرسله.',
  'Your account was changed meanwhile': 'تغيّر حسابك في هذه الأثناء؛ سجّل الدخول من جديد.',
  'This link was used already': 'استُعمل هذا الرابط من قبل أو انقضت مدته؛ اطلب رابطًا جديدًا.',
  'This is not your present password': 'هذه ليست كلمة مرورك الحالية؛ اكتبها من جديد.',
  'That took too long': 'انقضت المهلة؛ اكتب اسم المستخدم وكلمة المرور من جديد.',
  'This code is not right': 'هذا الرمز غير صحيح أو سبق استعماله؛ اكتب الرمز الذي يُظهره تطبيقك الآن.',
  'One-time codes are on already': 'الرموز لمرة واحدة مفعّلة من قبل؛ أوقفها قبل إعدادها من جديد.',
  'One-time codes were turned off meanwhile': 'أُوقفت الرموز لمرة واحدة في هذه الأثناء؛ راجع حسابك من جديد.',
  'Too many failed attempts': 'محاولات فاشلة كثيرة؛ انتظر بضع دقائق ثم حاول مرة أخرى.',
  'The service is busy': 'الخدمة مشغولة؛ حاول مرة أخرى بعد ثوانٍ.',
};

/** Of what is not known by its sentence. */
const byStatus: Readonly<Record<number, string>> = {
  401: 'انتهت جلستك؛ سجّل الدخول لتتابع.',
  404: 'لم يعد هذا موجودًا؛ أعد تحميل الصفحة.',
  409: 'تغيّر هذا في هذه الأثناء؛ أعد تحميل الصفحة وراجعه.',
  413: 'ما أُرسل أكبر من اللازم؛ اختصره وأرسله مرة أخرى.',
  415: 'لا يُقبل هذا النوع من الملفات؛ اختر صورة بصيغة JPG أو PNG أو GIF أو WebP.',
  429: 'محاولات كثيرة؛ انتظر بضع دقائق ثم حاول مرة أخرى.',
  503: 'الخدمة مشغولة؛ حاول مرة أخرى بعد ثوانٍ.',
};

/** Looks what the server said up in `sentences`, which are as `sessionSentences`. */
export function wordingFrom(sentences: Readonly<Record<string, string>>) {
  return (status: number, said = ''): string => {
    const known = Object.entries(sentences).find(([part]) => said.includes(part));
    if (known) return known[1];
    const refused = 'لم يقبل الخادم هذا الطلب؛ راجع ما كتبته وحاول مرة أخرى.';
    return byStatus[status] ?? (status < 500 ? refused : 'حدث خطأ في الخادم؛ حاول مرة أخرى لاحقًا.');
  };
}

export const sessionWordingOf: typeof english.sessionWordingOf = wordingFrom(sessionSentences);
