const damaged = 'الصورة تالفة أو ناقصة؛ احفظها من جديد واختر الملف الجديد.';
const removed = 'أُزيل هذا المستخدم في هذه الأثناء.';

/** The server's sentences, each identified by a distinct part. */
export const sentences: Readonly<Record<string, string>> = {
  'Sign in to continue': 'انتهت جلستك؛ سجّل الدخول لتتابع.',
  'Only an owner of the site': 'هذا من شأن مالكي الموقع وحدهم؛ اطلبه من أحدهم.',
  'This request came from another site': 'جاء هذا الطلب من موقع آخر؛ افتح هذا الموقع وحاول فيه.',
  'Correct the fields named': 'في الحقول ما لا يُقبل؛ صحّحه وأرسل مرة أخرى.',
  'The cursor is not valid': 'انقضت صلاحية هذه القائمة في أثناء قراءتها؛ ابدأ من أولها مرة أخرى.',
  'The body is too large': 'النص أطول من اللازم؛ اختصره ثم أرسله.',

  'The file is empty': 'الملف فارغ؛ اختر صورة بصيغة JPG أو PNG أو GIF أو WebP.',
  'an image smaller than 5MB': 'الملف كبير: اختر صورة أصغر من ٥ ميغابايت.',
  'file is damaged or incomplete': damaged,
  'The picture is damaged': damaged,
  'million pixels': 'أبعاد الصورة أكبر من اللازم؛ صغّرها ثم ارفعها.',
  'There is something else in this file': 'في هذا الملف شيء غير الصورة؛ احفظ الصورة وحدها في ملف جديد.',
  'This upload did not arrive': 'لم يصل هذا الملف، أو انقضت مهلته؛ اختر الصورة من جديد.',
  'There is no such picture any more': 'لم تعد هذه الصورة موجودة؛ أعد تحميل القائمة.',
  'This is the same picture': 'هذه هي الصورة نفسها؛ اختر صورة أخرى.',
  'That picture lies in the trash': 'تلك الصورة في سلة المحذوفات؛ استعدها أولًا.',
  'This picture was deleted meanwhile': 'حُذفت هذه الصورة في هذه الأثناء؛ استعدها أولًا من سلة المحذوفات.',
  'This picture is not in the trash': 'هذه الصورة ليست في سلة المحذوفات؛ احذفها أولًا.',

  'The CV is being stored': 'ما زالت السيرة الذاتية قيد الحفظ؛ حاول بعد ثوانٍ.',
  'The CV was lost before': 'فُقدت السيرة الذاتية قبل وصول الرسالة؛ اطلبها مرة أخرى.',
  'The CV is gone': 'حُذفت السيرة الذاتية، فقد انقضت مدة حفظها.',
  'No CV came with this message': 'لم تُرسل سيرة ذاتية مع هذه الرسالة.',

  'There is no content item with this key': 'لم يعد هذا العنصر موجودًا؛ أعد تحميل الصفحة.',
  'Somebody else changed this item': 'تغيّر هذا العنصر في هذه الأثناء؛ راجعه ثم اختر النسخة التي تبقى.',

  'This post does not exist any more': 'لم يعد هذا المنشور موجودًا؛ أعد تحميل القائمة.',
  'Another post has this address ending': 'نهاية الرابط هذه لمنشور آخر؛ اختر غيرها.',
  'A post in the trash has this address ending':
    'نهاية الرابط هذه لمنشور في سلة المحذوفات؛ اختر غيرها، أو استعد ذلك المنشور أو احذفه نهائيًا.',
  'Two categories have the same name': 'لتصنيفين اسم واحد؛ سمِّ كلًّا منهما باسم يخصّه.',

  'Your account was changed meanwhile': 'تغيّر حسابك في هذه الأثناء؛ سجّل الدخول من جديد.',
  'This link was used already': 'استُعمل هذا الرابط من قبل أو انقضت مدته؛ اطلب رابطًا جديدًا.',
  'Links were asked for several times':
    'طُلب الرابط عدة مرات؛ استعمل رابطًا وصل بالبريد، أو اطلبه من جديد بعد ساعة.',
  'This is not your present password': 'هذه ليست كلمة مرورك الحالية؛ اكتبها من جديد.',
  'That took too long': 'انقضت المهلة؛ اكتب اسم المستخدم وكلمة المرور من جديد.',
  'This code is not right': 'هذا الرمز غير صحيح أو سبق استعماله؛ اكتب الرمز الذي يُظهره تطبيقك الآن.',
  'One-time codes are on already': 'رموز التحقّق مفعّلة من قبل؛ أوقفها قبل إعدادها من جديد.',
  'One-time codes were turned off meanwhile': 'أُوقفت رموز التحقّق في هذه الأثناء؛ راجع حسابك من جديد.',
  'Too many failed attempts': 'محاولات فاشلة كثيرة؛ انتظر بضع دقائق ثم حاول مرة أخرى.',

  'Somebody has this username already': 'هذا الاسم لمستخدم آخر؛ اختر غيره.',
  'No other owner could sign in then': 'لن يبقى مالك آخر يستطيع الدخول؛ اجعل غيره مالكًا أولًا.',
  'This person was removed meanwhile': removed,
  'This person has chosen a password': 'اختار هذا المستخدم كلمة مرور أو أُوقف حسابه؛ راجع القائمة من جديد.',
  'This person has no one-time codes': 'ليست لدى هذا المستخدم رموز تحقّق؛ راجع القائمة من جديد.',
  'Turn off your own one-time codes': 'أوقف رموزك أنت من حسابك؛ ولمالك آخر أن يوقفها من هنا.',
  'This site sends no mails':
    'لا يرسل هذا الموقع بريدًا؛ الأمر npm run admin على الخادم ينشئ حسابًا بكلمة مرور.',

  'There is no comparison with this point': 'لم تُقارن هذه النقطة بعد؛ قارنها من جديد.',
  'The comparison is too old': 'مضى على المقارنة وقت طويل؛ قارن من جديد.',
  'Somebody has decided about this meanwhile': 'قرّر غيرك في هذا في هذه الأثناء؛ راجع الشاشة من جديد.',
  'There is no such point any more': 'لم تعد هذه النقطة موجودة؛ اختر غيرها.',
  'There is no such part': 'لا جزء بهذا الاسم؛ أعد تحميل الصفحة.',
  'A restore has stopped half way': 'توقفت استعادة في منتصفها؛ قرّر فيها أولًا.',
  'Other work on backups is going on': 'يجري عمل آخر على النسخ الاحتياطية؛ انتظر حتى ينتهي.',

  'The service is busy': 'الخدمة مشغولة؛ حاول مرة أخرى بعد ثوانٍ.',
};

/** Sentences for answers without a known sentence, by status. */
const byStatus: Readonly<Record<number, string>> = {
  401: 'انتهت جلستك؛ سجّل الدخول لتتابع.',
  404: 'لم يعد هذا موجودًا؛ أعد تحميل الصفحة.',
  409: 'تغيّر هذا في هذه الأثناء؛ أعد تحميل الصفحة وراجعه.',
  413: 'ما أُرسل أكبر من اللازم؛ اختصره وأرسله مرة أخرى.',
  415: 'لا يُقبل هذا النوع من الملفات؛ اختر صورة بصيغة JPG أو PNG أو GIF أو WebP.',
  429: 'محاولات كثيرة؛ انتظر بضع دقائق ثم حاول مرة أخرى.',
  503: 'الخدمة مشغولة؛ حاول مرة أخرى بعد ثوانٍ.',
};

/** Returns the Arabic sentence for a call with this status and, if known, the server's sentence. */
export function sentenceFor(status: number, said = ''): string {
  const known = Object.entries(sentences).find(([part]) => said.includes(part));
  if (known) return known[1];
  const refused = 'لم يقبل الخادم هذا الطلب؛ راجع ما كتبته وحاول مرة أخرى.';
  return byStatus[status] ?? (status < 500 ? refused : 'حدث خطأ في الخادم؛ حاول مرة أخرى لاحقًا.');
}
