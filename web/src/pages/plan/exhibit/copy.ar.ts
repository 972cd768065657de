import { counted } from '#web/i18n/counted.ts';
import type { PlannerCopy } from './copy.en.ts';

export { texts } from '#shared/content/services/plan.ar.ts';

const visits = { one: 'زيارة واحدة', two: 'زيارتان', few: 'زيارات', many: 'زيارة', other: 'زيارة' };
const outlets = { one: 'منفذ واحد', two: 'منفذان', few: 'منافذ', many: 'منفذًا', other: 'منفذ' };
const fieldDays = { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' };

export const copy: PlannerCopy = {
  name: 'تدقيقك',
  where: {
    title: 'أين',
    chosen: (count) => `${count} من ١٨ محافظة`,
    none: 'لم تُختَر أي محافظة من ١٨',
    presets: {
      all: 'كل المحافظات',
      kurdistan: 'إقليم كوردستان',
      centre: 'الوسط',
      south: 'الجنوب',
      none: 'مسح الاختيار',
    },
    key: { chosen: 'مختارة', kurdistan: 'إقليم كوردستان', others: 'بقية المحافظات' },
    note: 'المربّعات ترمز إلى المحافظات ولا ترسم حدودها. وتُحسب حلبجة مع السليمانية.',
  },
  outlets: {
    title: 'أي منافذ',
    chosen: (count) => `${count} من ٥`,
    names: {
      supermarkets: 'سوبرماركت',
      minimarkets: 'ميني ماركت',
      groceries: 'دكاكين',
      pharmacies: 'صيدليات',
      wholesale: 'جملة',
    },
    note: 'تدخل في نطاق العمل، ولا تغيّر عدد الزيارات.',
    population: 'عدد المنافذ التي تبيع فئتك',
    optional: '(اختياري)',
    hint: 'السوق الأصغر تحتاج إلى زيارات أقل. اتركه فارغًا إن لم تكن تعرف.',
    wrong: 'يُرجى كتابة عدد من ١ إلى ١٬٠٠٠٬٠٠٠، أو ترك الحقل فارغًا.',
  },
  often: {
    title: 'كم صنفًا، وكم مرة',
    products: 'الأصناف (SKU)',
    fewer: 'أقل بصنف واحد',
    more: 'أكثر بصنف واحد',
    wrong: 'يُرجى كتابة عدد من ١ إلى ٢٠٠.',
    waves: 'الجولات',
    names: { 1: 'مرة واحدة', 6: '٦ جولات شهرية', 12: '١٢ جولة شهرية', 26: '٢٦ جولة، كل أسبوعين' },
  },
  precision: {
    title: 'بأي دقة',
    note: 'خفض الخطأ إلى النصف يتطلّب نحو أربعة أضعاف الزيارات',
    points: 'نقاط',
    visits: (count) => counted(count, visits),
  },
  example: (count) => `مثال: ${counted(count, outlets)} في ست محافظات`,
  result: {
    title: 'زيارات المتاجر في كل جولة',
    empty: 'اختر محافظة لتبدأ تدقيقك.',
    margin: (points) => `±${points} نقاط بثقة ٩٥٪`,
    mean: 'لمتوسط محافظاتك بوزن واحد لكل منها. أما مجموع السوق فيُرجّح بعدد منافذ كل محافظة.',
    complete: (count) => `نزورها كلها وعددها ${count}، بلا هامش`,
    others: (count, _, each) =>
      `و${counted(count, {
        one: 'محافظة أخرى',
        two: 'محافظتان أخريان',
        few: 'محافظات أخرى',
        many: 'محافظة أخرى',
        other: 'محافظة أخرى',
      })}، في كل منها ${each}`,
    facing: (count) => `كل واجهة تمثّل ${counted(count, visits)}.`,
    alone: (points) =>
      `وفي المحافظة الواحدة وحدها يكون الهامش ±${counted(points, { one: 'نقطة واحدة', two: 'نقطتين', few: 'نقاط', many: 'نقطة', other: 'نقطة' })}.`,
    change: (change) =>
      `وبين جولتين يُعتدّ بتغيّر قدره ${change} نقطة فأكثر، أو أقل من ذلك إن كانت المتاجر هي نفسها.`,
    tooFew: 'زيارات المحافظة الواحدة وحدها أقل من أن تُقرأ.',
    days: 'أيام الميدان في كل جولة',
    auditors: 'المدقّقون',
    total: (waves) =>
      `زيارة في ${counted(waves, { one: 'جولة واحدة', two: 'جولتين', few: 'جولات', many: 'جولة', other: 'جولة' })}`,
    send: 'أرسل هذا النطاق',
    how: 'كيف حُسب',
    barMargin: (points, days) => `±${points} نقاط · ${counted(days, fieldDays)}`,
    barComplete: (days) => `كلها · ${counted(days, fieldDays)}`,
    announced: (visits, margin, days) => `${visits} في كل جولة. ${margin}. أيام الميدان: ${days}.`,
  },
  formula: {
    title: (visits) => `من أين جاء الرقم ${visits}`,
    independent: (points) =>
      `الزيارات اللازمة لهامش ±${points} نقاط بثقة ٩٥٪ لو سُحب كل متجر وحده. القيمة p = ٠٫٥ هي أسوأ الحالات.`,
    clustered: 'متاجر الشارع الواحد متشابهة، وست زيارات في المنطقة الواحدة تزيد العدد بمقدار الربع.',
    population: (count) => `المنافذ ${count} وليست بلا نهاية، فتكفي زيارات أقل قليلًا.`,
    endless: 'ما دام عدد المنافذ غير معروف فلا يُطرح شيء.',
    rounded: (places, written, each, margin) =>
      places === 1
        ? `نرفعه إلى زيارات كاملة. الهامش الفعلي: ±${margin} نقطة.`
        : `نرفعه إلى ${counted(each, visits)} في كل محافظة (عدد محافظاتك ${written}). الهامش الفعلي: ±${margin} نقطة.`,
    complete: 'هذا عدد المنافذ كلها أو أكثر: نزورها جميعًا، ولا يُقدَّر شيء.',
    change: 'التغيّر الذي يُعتدّ به بين جولتين، بالنقاط',
    times: {
      plan_travel_minutes: 'دقائق الطريق إلى المتجر',
      plan_store_minutes: 'دقائق الوصول والتصوير',
      plan_product_minutes: 'دقائق كل صنف',
      plan_day_minutes: 'دقائق المدقّق في الميدان في اليوم',
      plan_most_days: 'أطول مدة ميدانية قبل إضافة مدقّق، بالأيام',
    },
    minutes: 'دقائق الزيارة',
    perDay: 'زيارات المدقّق في اليوم',
    readings: 'قراءات الأصناف في الجولة',
    sources: 'المصادر',
    note: 'الأوقات ومعامل التشابه قيم تخطيطية، ويذكر عرض السعر القيم الخاصة بمتاجرك. وفي كل محافظة مدقّقان على الأقل لتُقارن إجاباتهما، والزيارات التي تُعاد للتحقّق تضاف إليها. والمجموع متوسط المحافظات بوزن واحد لكل منها، والهامش هامش هذا المتوسط، ويحتاج ترجيحه للسوق إلى عدد المنافذ في كل محافظة.',
  },
  unscripted: {
    text: 'يحتاج المخطّط إلى تفعيل جافاسكربت. وبدونه تجد هنا كم زيارة تحتاج العيّنة، وكيف حُسبت ٤٠٢ زيارة.',
    caption: 'الزيارات في كل جولة في ست محافظات، بحسب هامش الخطأ وعدد المنافذ',
    outlets: 'المنافذ',
    endless: 'غير معروف',
    quote: 'اطلب عرض سعر',
  },
};
