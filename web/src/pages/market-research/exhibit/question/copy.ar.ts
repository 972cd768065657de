import { counted } from '#web/i18n/counted.ts';
import type { QuestionCopy } from './copy.en.ts';
import type { CityName } from './survey.ts';

const neighbourhoods: Readonly<Record<CityName, readonly string[]>> = {
  baghdad: ['الكرادة', 'المنصور', 'الأعظمية', 'الكاظمية', 'زيونة', 'الدورة'],
  basra: ['العشار', 'الجزائر', 'الجبيلة', 'الحيانية'],
  mosul: ['الزهور', 'المثنى', 'الفيصلية', 'الرفاعي'],
  erbil: ['عنكاوا', 'إسكان', 'بختياري', 'آزادي'],
};

export const copy: QuestionCopy = {
  title: 'سؤال واحد، مقابلة بعد مقابلة',
  lead: 'النسبة بلا هامش خطأ نصف جواب. غيّر المدينة أو حجم العيّنة وانظر ما الذي تستطيع أن تحسمه.',
  example: 'بيانات توضيحية',
  cities: 'المدينة',
  places: { baghdad: 'بغداد', basra: 'البصرة', mosul: 'الموصل', erbil: 'أربيل', all: 'المدن الأربع' },
  sheet: {
    survey: 'استبيان الأسر: اللبن',
    page: 'الصفحة ٣ من ٦',
    number: '٧',
    question: 'آخر مرة اشتريت فيها لبنًا غير الذي اعتدت عليه، ما السبب؟',
    instruction: 'لا تقرأ الأجوبة على المستجيب. أشّر على جواب واحد.',
    ownWords: 'بكلام المستجيب نفسه',
    words: '«سألت بمحلين وما لقيته، والثالث عنده العلبة الكبيرة بس.»',
    neighbourhood: (city, index) => neighbourhoods[city][index % neighbourhoods[city].length] ?? '',
    at: (day, time) => `${day} أيار، ${time}`,
    minutes: (minutes) =>
      counted(minutes, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: 'دقائق',
        many: 'دقيقة',
        other: 'دقيقة',
      }),
  },
  comma: '،',
  answers: {
    shelf: { text: 'لم يكن على الرف', as: 'الرف الفارغ' },
    price: { text: 'ارتفع سعره', as: 'السعر' },
    offer: { text: 'كان على غيره عرض ترويجي', as: 'العرض الترويجي' },
    date: { text: 'صلاحيته قريبة الانتهاء', as: 'تاريخ الصلاحية' },
    change: { text: 'أحببت أن أغيّر', as: 'حب التغيير' },
  },
  play: 'اسأل من جديد، من أول مقابلة',
  pause: 'إيقاف مؤقت',
  interview: (number, all) => `المقابلة ${number} من ${all}`,
  layer: 'كل طبقة في الرزمة ٥٠ مقابلة',
  columns: {
    answer: 'سبب شراء لبن آخر',
    people: 'أجابوا',
    share: 'النسبة',
    range: 'المدى',
    margin: 'الهامش',
  },
  all: 'المدن الأربع: عيّنات متساوية، ولكل مدينة الوزن نفسه. أما رقم المدن الأربع معًا سوقًا واحدة فيُرجّح بعدد أسرها.',
  percent: (percent) => `${percent}٪`,
  margin: (points) => `±${points}`,
  range: (from, to) => `${from}–${to}`,
  shareRead: (share, from, to) => `${share}، بين ${from} و${to}`,
  decided: 'محسوم',
  open: 'لم يُحسم بعد',
  verdict: (first, second, decided) =>
    decided ? `${first} قبل ${second}.` : `${first} أم ${second}؟ لم يُحسم.`,
  why: (points, interviews, _, counts) =>
    `بينهما ${points} نقطة، ومع ${counted(interviews, {
      one: 'مقابلة واحدة',
      two: 'مقابلتين',
      few: 'مقابلات',
      many: 'مقابلة',
      other: 'مقابلة',
    })} يُعتدّ بالفرق من ${counts} نقطة فأكثر.`,
  sizes: {
    title: 'كم شخصًا تسأل؟',
    text: 'الخط المتقطّع هو هامش الخطأ. أربعة أضعاف المقابلات تنزل بالهامش إلى النصف.',
    interviews: 'مقابلة',
    note: 'بثقة ٩٥٪ ومع احتساب ست مقابلات في كل محلة. وسواء كبرت المدينة أم صغرت، لا يكاد الهامش يتغيّر.',
  },
  size: (interviews, margin) => `${interviews} مقابلة، والهامش ${margin} نقطة على الأكثر`,
  margins: (place) => `${place}: أكبر هامش للنسبة بحسب عدد المقابلات`,
  sample: {
    unfold: 'افتح الورقة',
    fold: 'اطوِ الورقة',
    head: 'نتائج استبيان',
    table: 'الإجابات بحسب المدينة',
    about: (interviews) =>
      `استبيان الأسر: اللبن. بغداد والبصرة والموصل وأربيل، ${interviews} مقابلة في كل مدينة.`,
    asked: 'مقابلة',
    margin: 'أكبر هامش في أي مدينة، بالنقاط',
    decided: 'مدن حسمت السؤال',
    of: (part, whole) => `${part} من ${whole}`,
    verdict: 'الحكم',
    notes: [
      {
        term: 'الهامش',
        text: 'بثقة ٩٥٪ ومع احتساب ست مقابلات في كل محلة. وهامش النسب الصغيرة جدًا والكبيرة جدًا أقل.',
      },
      {
        term: 'محسوم',
        text: 'يتقدّم الجواب الأول على الثاني بأكثر مما تفسّره المصادفة. وإلا فالسؤال لم يُحسم بعد في تلك المدينة.',
      },
      {
        term: 'الحدود',
        text: 'كل عمود عن أسر مدينة واحدة. أما البلدات الصغيرة والقرى فلم تُسأل.',
      },
    ],
  },
};
