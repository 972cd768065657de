import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const texts = (count: number) =>
  counted(count, { one: 'نص واحد', two: 'نصّين', few: 'نصوص', many: 'نصًا', other: 'نص' });
const times = (count: number) =>
  counted(count, { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' });

export const copy: typeof english = {
  title: 'بحث واستبدال',
  text: 'في النصوص المنشورة والقوائم والمنشورات ومسوّداتها والنصوص البديلة، وتبقى مسوّدات نصوص الصفحات كما هي. يُعثر على رقم الهاتف بأي صيغة وبأي أرقام، ولا يتغيّر شيء قبل أن تراه.',
  back: 'كل النصوص',
  sought: 'ابحث عن',
  replacement: 'استبدل به',
  find: 'ابحث',
  finding: 'جارٍ البحث',
  tooShort: 'اكتب حرفين على الأقل',
  failed: 'تعذّر البحث. حاول مرة أخرى.',
  found: (count, places) => `عُثر عليه ${times(places)} في ${texts(count)}`,
  more: (count) => `ولم يظهر في القائمة ${texts(count)}؛ يظهر بعد استبدال هذه.`,
  nothing: { title: 'لا نتائج', text: 'لا نص ولا منشور ولا نص بديل فيه هذه الكلمات.' },
  all: 'الكل',
  list: 'ما عُثر عليه',
  kinds: {
    content: 'نص',
    blog: 'مقال',
    news: 'خبر',
    career: 'إعلان وظيفة',
    picture: 'نص بديل',
  },
  draft: 'مسوّدة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  morePlaces: (count) => `و${formatNumber(count)} غيرها في هذا النص`,
  unnamed: 'صورة بلا اسم',
  replace: (count) => `استبدل في ${texts(count)}`,
  replacing: (done, all) => `${formatNumber(done)} من ${formatNumber(all)}`,
  done: (count) => `استُبدل في ${texts(count)}`,
  undone: (count) => `عاد كما كان في ${texts(count)}`,
  undo: 'تراجع عن الكل',
  another: 'استبدال آخر',
  begun: (done, all, sought) =>
    `انقطع استبدال «${sought}»: أُنجز ${formatNumber(done)} من ${formatNumber(all)}.`,
  goOn: 'تابع',
  forget: 'اتركه هكذا',
  left: 'لم يتغيّر:',
  reasons: {
    changed: 'غيّره شخص آخر في الأثناء',
    refused: 'يصير النص فارغًا أو طويلًا أو غير صالح',
    failed: 'تعذّر حفظه',
  },
  notSaved: 'تعذّر حفظ التغييرات. حاول مرة أخرى.',
};
