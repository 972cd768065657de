import { counted } from '#web/admin/lib/language/counted.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  state: {
    kept: 'المسوّدة محفوظة',
    keeping: 'تُحفظ المسوّدة…',
    failed: 'تعذّر الوصول إلى الخادم. ما كتبته محفوظ في هذا المتصفح وسيُرسل من جديد.',
    'too-long': 'هذا النص أطول مما يحفظه الخادم. هو في هذا المتصفح فقط؛ اختصره.',
    contradicted: 'اختر أولًا أي الكلمات تبقى. إلى ذلك الحين كلماتك في هذا المتصفح فقط.',
  },
  other: (name) => `${name} يكتب هنا أيضًا. يُجمع ما تكتبانه معًا، ولا تُسأل إلا حيث تغيّران النص نفسه.`,
  keepMine: 'تابع بنسختي',
  discard: 'تجاهل التغييرات',
  discarded: 'أُهملت التغييرات',
  notDiscarded: 'تعذّر إهمال التغييرات. حاول مرة أخرى.',
  undo: 'تراجع',
  undoHow: 'تجدها أيضًا في سلة المحذوفات أو بين نسخ المنشور.',
  restored: 'أُعيدت التغييرات',
  notRestored: 'تعذّرت إعادة التغييرات. حاول مرة أخرى.',
  kept: 'حُفظت كمسوّدة',
  keptText: 'لا يرى الزوّار منها شيئًا حتى تحفظ المنشور.',
  alreadySaved: 'كل التغييرات غير المنشورة موجودة في المنشور.',
  isBack: 'استُعيد المنشور: يمكنك حفظه من جديد.',
  drafts: 'المسوّدات',
  ofDeleted: 'تغييرات غير منشورة لمنشور محذوف:',
  typed: (by, at) => `${by}، ${at}`,
  showAll: (count) => `إظهار كل المسوّدات (${formatNumber(count)})`,
  discardedDrafts: 'مسوّدات مهملة',
  discardedHow: (days) =>
    `يبقى ما كُتب ثم أُهمل هنا مدة ${counted(days, {
      one: 'يوم واحد',
      two: 'يومين',
      few: 'أيام',
      many: 'يومًا',
      other: 'يوم',
    })}. ما تستعيده ينتظر من جديد كمسوّدة.`,
  restore: 'استعادة',
  begun: 'مسوّدة لم يُنشأ منشورها بعد:',
  proceed: 'متابعة التحرير',
  changed: 'تغييرات غير منشورة',
};
