import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'معلومات تنتظر التأكيد',
  link: (count) => (count === 0 ? 'معلومات تنتظر التأكيد' : `معلومات تنتظر التأكيد (${formatNumber(count)})`),
  text: 'أرقام وممارسات يذكرها الموقع ولا يستطيع تأكيدها إلا الشركة. أكّد ما هو صحيح كما هو، وأعد كتابة ما ليس كذلك. ويكفي الرقمَ أن يُذكر مصدره وتاريخه، فيقرؤهما الزوّار إلى جانبه. لا يرى الزوّار شيئًا من هذه العلامات.',
  forOwners: 'التأكيد للمالكين وحدهم. يمكنك أن تعيد كتابة المعلومة، أو تضيف مصدر الرقم وتاريخه.',
  figures: 'الأرقام',
  practices: 'طريقة عملنا',
  counts: (unconfirmed, all) => `غير مؤكّد: ${formatNumber(unconfirmed)} من ${formatNumber(all)}`,
  unconfirmed: 'غير مؤكّد',
  confirmed: (by, on) => `أكّده ${by}، ${on}`,
  based: 'ذُكر مصدره وتاريخه',
  noBasis: 'لم يُذكر مصدره ولا تاريخه',
  confirm: 'تأكيد',
  withdraw: 'سحب التأكيد',
  rewrite: 'إعادة كتابة',
  done: { title: 'أُكّدت المعلومة', text: 'تبقى مؤكّدة ما دامت كلماتها كما هي.' },
  withdrawn: { title: 'سُحب التأكيد', text: 'عادت المعلومة غير مؤكّدة.' },
  undoOtherwise: 'في قائمة المعلومات زر لذلك.',
  changed: 'غيّر شخص آخر هذا النص. اقرأه من جديد قبل أن تؤكّده.',
  failed: 'تعذّر الحفظ. حاول مرة أخرى.',
  failedTitle: 'تعذّر تحميل المعلومات',
};
