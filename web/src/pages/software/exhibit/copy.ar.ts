import { counted } from '#web/i18n/counted.ts';
import type { LevelsCopy } from './copy.en.ts';

const stores = { one: 'متجر واحد', two: 'متجران', few: 'متاجر', many: 'متجرًا', other: 'متجر' };
const minutes = { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' };
const missing = {
  one: 'صنف واحد مفقود',
  two: 'صنفين مفقودين',
  few: 'أصناف مفقودة',
  many: 'صنفًا مفقودًا',
  other: 'صنف مفقود',
};

export const copy: LevelsCopy = {
  example: 'بيانات توضيحية',
  one: { title: 'افتح الرقم', lead: 'ثلاث خطوات من الرقم إلى الرف.' },
  two: {
    title: (share) => `اثنا عشر متجرًا وراء ${share}`,
    lead: 'في كل واجهة الأصناف الثمانية التي بحثنا عنها، والمتقطّع لم نجده. افتح متجرًا.',
  },
  three: {
    title: (missing) =>
      `زيارة واحدة: ثمانية أصناف، ${['كلها موجودة', 'واحد منها مفقود', 'اثنان منها مفقودان', 'ثلاثة منها مفقودة', 'أربعة منها مفقودة'][missing] ?? `${missing} منها مفقودة`}`,
    lead: (stay, photos) =>
      `${counted(stay, minutes)} في المتجر و${photos === 4 ? 'أربع' : photos} صور. افتح واحدة.`,
    count: (found, wanted) => `وُجد ${found} من ${wanted} أصناف.`,
    elsewhere: 'صور هذا المتجر في النموذج الكامل',
  },
  four: {
    title: (count, share) => `واحد من ${counted(count, missing)} وراء الرقم ${share}`,
    lead: 'بصورته ومتجره ودقيقته.',
  },
  names: ['رقم واحد', 'متاجره', 'زيارة واحدة', 'الصورة'],
  back: 'رجوع',
  comma: '، ',
  inStock: (count) => `متوفّر، ${counted(count, stores)}`,
  storesBehind: 'متجرًا وراءه',
  productsWanted: 'أصناف بحثنا عنها',
  photosTaken: 'صور من تلك الزيارة',
  availability: 'الأصناف الموجودة',
  scope: 'ثمانية أصناف في اثني عشر ميني ماركت، البصرة، هذا الأسبوع',
  openIt: (share) => `افتح ${share}`,
  chart: 'كل عمود متجر، وكل مستطيل صنف.',
  found: 'موجودًا',
  missing: 'مفقودًا',
  lookedFor: (looked) => `من ${looked} بحثنا عنها`,
  percent: (shown) => `${shown}٪`,
  of: (found, wanted) => `${found} من ${wanted}`,
  stores: 'اثنا عشر متجرًا، البصرة',
  front: (no, found, wanted) => `متجر ${no}، ${found} من ${wanted} موجودة`,
  minimarket: (no) => `ميني ماركت ${no}`,
  minimarketInCity: (no) => `ميني ماركت ${no}، البصرة`,
  date: '١٢ أيار',
  stay: (from, to) => `١٢ أيار، من ${from} إلى ${to}`,
  productsFound: 'أصناف موجودة',
  products: {
    milk: 'حليب ١ لتر',
    yoghurt: 'لبن ٤٠٠ غم',
    juice: 'عصير ١ لتر',
    rice: 'رز ٥ كغم',
    tea: 'شاي ٤٥٠ غم',
    dateSyrup: 'دبس تمر',
    sugar: 'سكر ١ كغم',
    biscuits: 'بسكويت',
  },
  notFound: 'غير موجود على الرف',
  photos: ['الواجهة', 'الثلاجة', 'الرف', 'بطاقة السعر'],
  photo: 'رفان عليهما الحليب والعصير والشاي والسكر، ولا لبن ولا رز ولا دبس تمر ولا بسكويت.',
  hangs: (product) => `${product}: غير موجود على الرف`,
  fields: { store: 'المتجر', position: 'الموقع', taken: 'وقت التصوير', checked: 'المراجعة' },
  position: '٣٠٫٥١° شمالًا، ٤٧٫٨٣° شرقًا',
  where: 'أين أنت',
  crumbs: {
    here: ({ no, photo, photos }) => [
      'البصرة، هذا الأسبوع',
      'اثنا عشر متجرًا، البصرة',
      `زيارة متجر ${no}، ١٢ أيار`,
      `الصورة ${photo} من ${photos}`,
    ],
    passed: (no) => ['البصرة', `متجر ${no}`, 'زيارة ١٢ أيار'],
    ahead: ['', 'المتجر', 'الزيارة', 'الصورة'],
  },
  table: { store: 'المتجر', found: 'الموجود', product: 'الصنف', shelf: 'الرف', onShelf: 'موجود على الرف' },
  sample: {
    unfold: 'افتح الورقة',
    fold: 'اطوِ الورقة',
    head: 'صفحة من لوحة البيانات',
    share: 'نسبة الموجود',
    found: 'أصناف موجودة',
    gaps: 'فراغات تُملأ',
    photos: 'صور الزيارة',
    notes: [
      {
        term: 'نسبة الموجود',
        text: 'الأصناف التي منها عبوة على الرف ÷ الأصناف التي بحثنا عنها، وهي الثمانية نفسها في كل متجر.',
      },
      { term: 'على الشاشة', text: 'كل رقم يُفتح إلى متاجره، وكل متجر إلى زيارته، وكل فراغ إلى صورته.' },
      { term: 'الحدود', text: 'اثنا عشر متجرًا في مدينة واحدة: قائمة للعمل، وليست تقديرًا لكل متاجر البصرة.' },
    ],
  },
};
