import { counted } from '#web/i18n/counted.ts';
import type { PriceCopy } from './copy.en.ts';

/** An amount with its noun, whose form follows the last two digits: ٣٬٢٥٠ دينارًا، ٤٬٥٠٠ دينار. */
const dinars = (amount: number) =>
  counted(amount, {
    one: 'دينار واحد',
    two: 'ديناران',
    few: 'دنانير',
    many: 'دينارًا',
    other: 'دينار',
  });

export const copy: PriceCopy = {
  title: 'بطاقة سعر واحدة: تُقرأ ثم تُقارَن',
  lead: 'اختر بطاقة من الرف: تُقرأ، ثم يُقارَن سعرها بالقائمة، ثم تُسجَّل النتيجة.',
  photo: 'رف في سوبرماركت: ست علب كرتونية داخل إطار المسح، وتحتها عبوتان ناقصتان من أصل ست.',
  counted: (facings) =>
    `عُدّت ${counted(facings, { one: 'واجهة واحدة', two: 'واجهتان', few: 'واجهات', many: 'واجهة', other: 'واجهة' })}`,
  empty: (facings) =>
    counted(facings, {
      one: 'واجهة فارغة',
      two: 'واجهتان فارغتان',
      few: 'واجهات فارغة',
      many: 'واجهة فارغة',
      other: 'واجهة فارغة',
    }),
  placed: 'مطابق للمخطّط',
  record: [
    { name: 'المتجر', value: 'سوبرماركت، البصرة' },
    { name: 'الموقع', value: '٣٠٫٥١° شمالًا\n٤٧٫٧٨° شرقًا' },
    { name: 'وقت التصوير', value: '٢١ أيار، ١٣:٢٧' },
    { name: 'المراجعة', value: 'في اليوم نفسه' },
  ],
  products: {
    juice: { name: 'عصير برتقال', size: '١ لتر' },
    biscuits: { name: 'بسكويت', size: '٢٠٠ غم' },
    sugar: { name: 'سكر', size: '١ كغم' },
    dateSyrup: { name: 'دبس تمر', size: '٤٥٠ غم' },
    rice: { name: 'رز', size: '٢ كغم' },
    tea: { name: 'شاي', size: '٢٥٠ غم' },
  },
  labels: 'بطاقات الأسعار',
  tab: (product, price) => `${product}، ${price ?? 'بلا بطاقة سعر'}`,
  currency: 'دينار',
  price: dinars,
  spoken: dinars,
  noLabel: 'بلا بطاقة سعر',
  none: 'لا توجد',
  steps: {
    label: 'البطاقة',
    read: 'ما يُقرأ منها',
    held: 'مقارنة السعر بقائمتك',
    finding: 'النتيجة',
  },
  read: { product: 'المنتج', size: 'الحجم', price: 'السعر', code: 'الرمز' },
  notRead: 'لم يُقرأ',
  list: 'القائمة',
  label: 'البطاقة',
  difference: 'الفرق',
  allowed: (percent) => `±${percent}٪ مسموح`,
  allowedHead: 'الفرق المسموح',
  percent: (shown) => `${shown}٪`,
  findings: {
    above: 'فوق سعر القائمة',
    within: 'ضمن الفرق المسموح',
    below: 'تحت سعر القائمة',
    none: 'بلا بطاقة سعر',
  },
  told: (product, price, finding, percent) => {
    if (finding === 'none') return `${product}، بلا بطاقة سعر`;
    if (finding === 'within') return `${product}، ${price}، ضمن الفرق المسموح`;
    return `${product}، ${price}، ${finding === 'above' ? 'فوق' : 'تحت'} سعر القائمة بـ${percent}`;
  },
  note: 'تبقى معها الصورة والمتجر والوقت.',
  noteWithout: 'بلا بطاقة لا سعر يُقارَن. والصورة تبيّن مكانها الخالي.',
  place: (number, all) => `البطاقة ${number} من ${all}`,
  previous: 'البطاقة السابقة',
  next: 'البطاقة التالية',
  example: 'بيانات توضيحية',
  table: 'كل بطاقات هذه الصورة',
  sample: {
    unfold: 'افتح الورقة',
    fold: 'اطوِ الورقة',
    head: 'فحص أسعار',
    title: 'كل بطاقات السعر في صورة واحدة',
    about: (store, taken) => `${store}، ${taken}`,
    within: 'أسعار ضمن الفرق المسموح',
    off: 'أسعار تخالف قائمتك',
    none: 'بلا بطاقة سعر',
    of: (part, whole) => `${part} من ${whole}`,
    columns: { read: 'على البطاقة', list: 'في قائمتك' },
    range: (least, most) => `${least}–${most}`,
    same: 'لا فرق',
    counts: 'ما عُدّ في الصورة نفسها',
    facings: { all: 'الواجهات', filled: 'ممتلئة', empty: 'فارغة' },
    total: 'كل المنتجات',
    todo: 'ما يُصحَّح، والأهم أولًا',
    change: (price, list) => `يُطلب من المتجر تغيير السعر من ${price} إلى ${list}`,
    add: (list) => `تُطلب من المتجر بطاقة سعرها ${list}`,
    refill: (empty, facings) =>
      `تُملأ ${counted(empty, { one: 'واجهة واحدة', two: 'واجهتان', few: 'واجهات', many: 'واجهة', other: 'واجهة' })} من أصل ${facings}`,
    notes: (tolerance) => [
      { term: 'الأساس', text: 'بطاقات صورة واحدة من متجر واحد، قُرئت وروجعت في اليوم نفسه.' },
      {
        term: 'الفرق المسموح',
        text: `حتى ${tolerance} فوق سعر القائمة أو تحته، وأنت تحدّده قبل بدء العمل الميداني.`,
      },
      {
        term: 'الحدود',
        text: 'السعر هنا هو المكتوب على البطاقة، لا سعر الكاشير. وقد يختلف في متجر آخر.',
      },
    ],
  },
};
