import { fewestToRead } from '#shared/plan/scope.ts';
import { counted } from '#web/i18n/counted.ts';
import type { StoreCheckCopy } from './copy.en.ts';

/** Returns a number of facings with the right form of the noun. */
function facings(count: number, write: (value: number) => string): string {
  if (count === 1) return 'واجهة واحدة';
  if (count === 2) return 'واجهتان';
  return `${write(count)} ${count <= 10 ? 'واجهات' : 'واجهة'}`;
}

const words = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];

/** Returns the number of all facings as a word, which an Arabic sentence has for small numbers. */
const ofFacings = (all: number, write: (value: number) => string) => words[all] || write(all);

/** Returns the number of deviations and who fixes them. */
function others(count: number, write: (value: number) => string): string {
  if (count === 1) return 'وبند واحد لم يكن كذلك، وله من يصلحه.';
  if (count === 2) return 'وبندان لم يكونا كذلك، ولكل منهما من يصلحه.';
  if (count <= 10) return `و${write(count)} بنود لم تكن كذلك، ولكل منها من يصلحه.`;
  return `و${write(count)} بندًا لم تكن كذلك، ولكل منها من يصلحه.`;
}

export const copy: StoreCheckCopy = {
  title: 'اسحب المخطّط عن المتجر',
  example: 'بيانات توضيحية',
  sum: (agreed, points, write) =>
    `${write(agreed)} من ${write(points)} ${points > 10 ? 'بندًا' : 'بنود'} كما اتُّفق عليه. ${others(points - agreed, write)}`,
  channels: 'أنواع المتاجر',
  names: { hypermarket: 'هايبرماركت', minimarket: 'ميني ماركت', dukkan: 'دكان' },
  of: (agreed, points) => `${agreed} من ${points}`,
  plan: 'المخطّط',
  store: (time) => `المتجر، ${time}`,
  handle: 'كم يغطّي المخطّط من المتجر',
  cut: (percent) => `المخطّط فوق ${percent} في المئة من المتجر`,
  differences: 'ما خالف الاتفاق',
  what({ name, facings: rows, price }, write) {
    const { concerned = 0, all = 0 } = rows ?? {};
    const { found = 0, agreed = 0 } = price ?? {};
    switch (name) {
      case 'header':
        return 'اللوحة العلوية مفقودة';
      case 'label':
        return `البطاقة ${write(found)} والمتفق عليه ${write(agreed)}`;
      case 'empty':
        if (concerned === 1) return `واجهة واحدة فارغة من ${ofFacings(all, write)}`;
        if (concerned === 2) return `واجهتان فارغتان من ${ofFacings(all, write)}`;
        return `${write(concerned)} من ${facings(all, write)} فارغة`;
      case 'foreign':
        return rows ? `${facings(concerned, write)} لعلامة أخرى` : 'علامة أخرى في ثلاجتك';
      case 'promoter':
        return 'لا مروّج عند الطاولة';
      case 'wobbler':
        return 'بطاقة الرف المتدلّية غير موجودة';
      case 'tray':
        return 'صينية الكاونتر مفقودة';
      case 'poster':
        return 'ملصق زجاج المحل غير موجود';
    }
  },
  by({ name, facings: rows }) {
    const { concerned = 0 } = rows ?? {};
    switch (name) {
      case 'header':
        return 'الوكالة تركّبها';
      case 'label':
        return 'المتجر يبدّلها';
      case 'empty':
        return concerned === 2 ? 'المتجر يعبّئهما' : 'المتجر يعبّئها';
      case 'foreign':
        if (!rows) return 'الموزّع يزيلها';
        return concerned === 2 ? 'فريق المبيعات يزيلهما' : 'فريق المبيعات يزيلها';
      case 'promoter':
        return 'الوكالة توضّح السبب';
      case 'tray':
        return 'الوكالة تحضر واحدة';
      case 'wobbler':
        return 'فريق المبيعات يضع غيرها';
      case 'poster':
        return 'فريق المبيعات يضع غيره';
    }
  },
  difference: (number, what, by) => `${number}، ${what}، ${by}`,
  packs: { milk: 'حليب ١ لتر', yoghurt: 'لبن ٤٠٠ غم', labneh: 'لبنة ٢٠٠ غم' },
  sheet: {
    head: 'قائمة التصحيح',
    title: 'ثلاثة متاجر، ولكل خلل من يصلحه',
    measure: 'كل واجهة بند متفق عليه، وذو الإطار المتقطّع خالف الاتفاق. والبطاقات تعدّ كم بندًا يصلح كل طرف.',
    owners: { agency: 'الوكالة', store: 'المتجر', sales: 'فريق المبيعات', distributor: 'الموزّع' },
  },
  sample: {
    unfold: 'افتح الورقة',
    fold: 'اطوِ الورقة',
    head: 'فحص تفعيل',
    title: 'حملة واحدة في ثلاثة متاجر',
    about: 'حملة عرض ترويجي للألبان، قورنت بمخطّطها صباح يومها الأول.',
    notes: [
      { term: 'الأساس', text: 'البنود المتفق عليها لكل متجر. البند إما كما اتُّفق عليه أو لا، ولا نصف بند.' },
      {
        term: 'النسبة',
        text: `البنود المطابقة ÷ البنود التي فُحصت. ما دون ${counted(fewestToRead, { one: 'متجر واحد', two: 'متجرين', few: 'متاجر', many: 'متجرًا', other: 'متجر' })} مؤشّر فقط.`,
      },
      {
        term: 'الحدود',
        text: 'لحظة واحدة من يوم واحد، ولا تشمل المبيعات. وما صُحّح بعدها يظهر في الزيارة التالية.',
      },
    ],
    percent: (percent) => `${percent}٪`,
    rate: 'نسبة الالتزام',
    rateOfFew: 'نسبة الالتزام في ثلاثة متاجر: مؤشّر لا تُبنى عليه فاتورة',
    points: 'بنود مطابقة',
    open: 'بنود تحتاج إلى تصحيح',
    stores: 'متجرًا متجرًا',
    store: 'المتجر',
    visited: 'وقت الزيارة',
    photo: (store, time) => `${store}، صورة الساعة ${time}`,
    drawing: 'رسم مكان الصورة. وأرقامه أرقام القائمة أدناه.',
    deviation: 'الخلل',
    by: 'الخطوة التالية',
  },
};
