import { sessionSentences, wordingFrom } from './session-wording.ar.ts';
import type * as english from './wording.en.ts';

const damaged = 'الصورة تالفة أو ناقصة؛ احفظها من جديد واختر الملف الجديد.';
const removed = 'أُزيل هذا المستخدم في هذه الأثناء.';

/** What the server's sentences say, each by a part that no other has. */
export const sentences: Readonly<Record<string, string>> = {
  ...sessionSentences,

  'Only an owner of the site': 'هذا من شأن مالكي الموقع وحدهم؛ اطلبه من أحدهم.',

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

  'There is no content item with this key': 'لم يعد هذا العنصر موجودًا؛ أعد تحميل الصفحة.',
  'Somebody else changed this item': 'تغيّر هذا العنصر في هذه الأثناء؛ راجعه ثم اختر النسخة التي تبقى.',

  'This post does not exist any more': 'لم يعد هذا المنشور موجودًا؛ أعد تحميل القائمة.',
  'Another post has this address ending': 'نهاية الرابط هذه لمنشور آخر؛ اختر غيرها.',
  'A post in the trash has this address ending':
    'نهاية الرابط هذه لمنشور في سلة المحذوفات؛ اختر غيرها، أو استعد ذلك المنشور أو احذفه نهائيًا.',
  'Two categories have the same name': 'لتصنيفين اسم واحد؛ سمِّ كلًّا منهما باسم يخصّه.',

  'Somebody has this username already': 'هذا الاسم لمستخدم آخر؛ اختر غيره.',
  'No other owner could sign in then': 'لن يبقى مالك آخر يستطيع الدخول؛ اجعل غيره مالكًا أولًا.',
  'This person was removed meanwhile': removed,
  'This person has chosen a password': 'اختار هذا المستخدم كلمة مرور أو أُوقف حسابه؛ راجع القائمة من جديد.',
  'This person has no one-time codes': 'ليست لدى هذا المستخدم رموز لمرة واحدة؛ راجع القائمة من جديد.',
  'Turn off your own one-time codes': 'أوقف رموزك أنت من حسابك؛ ولمالك آخر أن يوقفها من هنا.',
  'This site sends no mails':
    'لا يرسل هذا الموقع بريدًا؛ الأمر npm run admin على الخادم ينشئ حسابًا بكلمة مرور.',
};

export const wordingOf: typeof english.wordingOf = wordingFrom(sentences);
