import { brand } from '#shared/company/brand.ts';
import type { TryCopy } from './copy.en.ts';

const number = new Intl.NumberFormat('ar-IQ');

export const copy: TryCopy = {
  meta: {
    title: `دقّق هذا الرف: ثلاثون ثانية وسبعة أخطاء | ${brand.name.ar}`,
    description:
      'جرّب عمل المدقّق: رف فيه سبعة أخطاء، وثلاثون ثانية، ثم نتيجة المدقّق فوق نتيجتك. باللمس أو الفأرة أو لوحة المفاتيح، وبلا حساب.',
    keywords: 'تدقيق التجزئة، تدقيق الرفوف، دقّق رفًا، العراق',
    sharedResult: (result) => `وجدت ${number.format(Number.parseInt(result, 10))} من ٧ أخطاء. وأنت؟`,
  },
  today: 'رف اليوم',
  title: 'دقّق هذا الرف.',
  lead: 'ثلاثون ثانية وسبعة أخطاء. انقر على كل ما كنت ستدوّنه في تقريرك.',
  challenge: {
    kicker: 'رف أُرسل إليك',
    title: (found, all) =>
      found === '٠' ? `لم يُعثر على أيٍّ من ${all}. دورك الآن.` : `وُجد منها ${found} من ${all}. دورك الآن.`,
  },
  start: 'ابدأ',
  starting: 'يُجهَّز الرف.',
  failed: 'تعذّر تحميل الرف. تحقّق من الاتصال واضغط «ابدأ» مرة أخرى.',
  withoutClock: 'بلا توقيت',
  unscripted: 'لتدقّق بنفسك فعّل جافاسكربت. وبدونه ترى أدناه ما يعلّمه المدقّق على رف كهذا.',
  numbers: { facings: 'واجهة عرض', mistakes: 'أخطاء تبحث عنها', seconds: 'ثانية' },
  note: 'يعمل باللمس والفأرة ولوحة المفاتيح، وبلا حساب. ما تؤشّر عليه يبقى في متصفّحك. الرف رسم توضيحي يتغيّر كل يوم.',
};
