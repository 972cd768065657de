import { counted } from '#web/i18n/counted.ts';
import type { AuditCopy } from './copy.en.ts';

/** Writes zero in words, because the Arabic digit is a dot, which is not readable as a number by itself. */
const inWords = (number: string) => (number === '٠' ? 'صفر' : number);

export const copy: AuditCopy = {
  title: 'دقّق هذا الرف',
  packs: {
    dateSyrup: 'دبس التمر',
    juice: 'العصير',
    milk: 'الحليب',
    yoghurt: 'اللبن',
    labneh: 'اللبنة',
    tea: 'الشاي',
    tomatoPaste: 'معجون الطماطم',
    rice: 'الرز',
    flour: 'الطحين',
    oilTin: 'الزيت',
    water: 'الماء',
    biscuits: 'البسكويت',
    washingPowder: 'مسحوق الغسيل',
    sugar: 'السكر',
  },
  faultsName: 'ما قد يكون خطأ',
  faults: { gap: 'واجهة فارغة', label: 'بطاقة سعر خاطئة', stray: 'عبوة في غير مكانها' },
  faultsMany: {
    gap: 'الواجهات الفارغة',
    label: 'بطاقات السعر الخاطئة',
    stray: 'العبوات في غير مكانها',
  },
  shelf: {
    name: (facings, labels) => `رف فيه ${facings} واجهة عرض و${labels} بطاقة سعر`,
    facing: (shelf, at, pack) => `الرف ${shelf}، الواجهة ${at}: ${pack}`,
    empty: 'فارغة',
    label: (shelf, from, to, pack, price) =>
      `الرف ${shelf}، بطاقة السعر تحت الواجهات ${from} إلى ${to}: ${pack}، ${price} دينار`,
  },
  clock: {
    left: (seconds) =>
      `بقيت ${counted(seconds, { one: 'ثانية واحدة', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' })}`,
    begins: 'ثلاثون ثانية من الآن. علّم كل ما كنت ستدوّنه في تقريرك.',
    withoutClock: 'خذ وقتك. علّم كل ما كنت ستدوّنه في تقريرك.',
  },
  marked: (marks, all) => ({ before: 'علّمت ', marks: inWords(marks), after: ` من ${all}` }),
  tooMany: (marks, all) => ({ before: 'علّمت ', marks, after: `، والأخطاء ${all}` }),
  done: 'أنهيت',
  keys: {
    again: 'انقر ثانيةً للإلغاء.',
    arrows: 'تنقّل بين العبوات والبطاقات',
    space: 'المسافة',
    mark: 'تعليم أو إلغاء',
    toDone: 'إلى زر الإنهاء',
  },
  result: {
    title: (found, all) => (found === '٠' ? `لم تجد أيًّا من ${all}.` : `وجدت ${found} من ${all}.`),
    missed: (count) =>
      `فاتك ${counted(count, { one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأً', other: 'خطأ' })}`,
    wrong: (count) =>
      `وأطلقت ${counted(count, { one: 'إنذارًا خاطئًا واحدًا', two: 'إنذارين خاطئين', few: 'إنذارات خاطئة', many: 'إنذارًا خاطئًا', other: 'إنذار خاطئ' })}`,
    noneMissed: 'لم يفتك شيء',
    noneWrong: 'ولا إنذار خاطئ',
    lead: (missed, wrong) => `${missed}، ${wrong}. هذه نتيجة المدقّق فوق نتيجتك.`,
    other: (found, all) =>
      `من أرسل إليك هذا الرف ${found === '٠' ? 'لم يجد أيًّا من' : `وجد ${found} من`} ${all}.`,
    found: 'وجدتها',
    missedTag: 'فاتتك',
    falseAlarm: 'إنذار خاطئ',
    yours: 'تدقيقك',
    another: (shelf) => `الرف ${shelf}`,
    reported: 'الممتلئ في تقريرك',
    filled: 'الممتلئ على الرف',
    of: (found, all) => `${inWords(found)} من ${all}`,
    falseAlarms: 'الإنذارات الخاطئة',
    none: 'لا شيء',
    time: 'الوقت',
    seconds: (seconds) => `${seconds} ثا`,
    noClock: 'بلا توقيت',
    share: {
      copyLink: 'انسخ الرابط',
      copied: 'نُسخ الرابط.',
      failed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',
      share: 'شارك',
    },
    print: 'اطبع',
    exact: 'كتبت ما يقوله الرف.',
    differs: (reported, filled) => `كنت ستكتب ${reported}. والرف يقول ${filled}.`,
    why: (gaps, points) =>
      `${counted(gaps, { one: 'واجهة فارغة واحدة لم يدوّنها أحد تغيّر', two: 'واجهتان فارغتان لم يدوّنهما أحد تغيّران', few: 'واجهات فارغة لم يدوّنها أحد تغيّر', many: 'واجهة فارغة لم يدوّنها أحد تغيّر', other: 'واجهة فارغة لم يدوّنها أحد تغيّر' })} نسبة الواجهات الممتلئة ${points} نقطة. وفي ٤٠٠ متجر تصبح طلبية خاطئة. لذلك لا بد لكل نتيجة من صورتها ومتجرها ودقيقتها.`,
    whyExact:
      'دُوّنت كل واجهة فارغة، فالرقم صحيح. وفي ٤٠٠ متجر يلزم ذلك في كل واحد منها. لذلك لا بد لكل نتيجة من صورتها ومتجرها ودقيقتها.',
    list: 'نتيجة المدقّق',
    sound: 'موضع سليم',
    gap: (own) => `${own}: واجهة واحدة فارغة`,
    stray: (found, own) => `${found} في مكان ${own}`,
    label: (own, shows, price) => `البطاقة تحت ${own} لصنف ${shows}، ${price} دينار`,
    soundFacing: (own) => `${own}: العبوة الصحيحة في مكانها`,
    soundLabel: (own) => `${own}: البطاقة الصحيحة`,
  },
  closing: {
    title: 'ورفك أنت؟',
    text: 'أصنافك ومحافظاتك، ومتاجر حقيقية.',
    action: 'طبّقه على منتجاتك',
    again: 'دقّق رفًا آخر',
  },
  answer: {
    title: 'سبعة أخطاء على هذا الرف',
    lead: 'ما يدوّنه المدقّق هنا في ثلاثين ثانية.',
    report: 'تصفّح نموذج تقرير',
  },
};
