import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'أقوال تنتظر التأكيد',
  link: (count) => (count === 0 ? 'أقوال تنتظر التأكيد' : `أقوال تنتظر التأكيد (${formatNumber(count)})`),
  text: 'أرقام وممارسات يذكرها الموقع ولا يشهد بها إلا الشركة. أكّد ما هو صحيح كما هو، وأعد كتابة ما ليس كذلك. ويكفي الرقمَ أن يُذكر أساسه وتاريخه، فيقرؤهما الزوّار إلى جانبه. لا يرى الزوّار شيئًا من هذه العلامات.',
  forOwners: 'التأكيد للمالكين وحدهم. يمكنك أن تعيد كتابة القول، أو تضيف أساس الرقم وتاريخه.',
  figures: 'الأرقام',
  practices: 'طريقة عملنا',
  counts: (unconfirmed, all) => `غير مؤكّد: ${formatNumber(unconfirmed)} من ${formatNumber(all)}`,
  unconfirmed: 'غير مؤكّد',
  confirmed: (by, on) => `أكّده ${by}، ${on}`,
  based: 'له أساس وتاريخ',
  noBasis: 'بلا أساس ولا تاريخ',
  confirm: 'تأكيد',
  withdraw: 'سحب التأكيد',
  rewrite: 'إعادة كتابة',
  done: { title: 'أُكّد القول', text: 'يبقى مؤكّدًا ما دامت كلماته كما هي.' },
  withdrawn: { title: 'سُحب التأكيد', text: 'عاد القول غير مؤكّد.' },
  undoOtherwise: 'في قائمة الأقوال زر لذلك.',
  changed: 'غيّر شخص آخر هذا النص. اقرأه من جديد قبل أن تؤكّده.',
  failed: 'تعذّر الحفظ. حاول مرة أخرى.',
  failedTitle: 'تعذّر تحميل الأقوال',
};
