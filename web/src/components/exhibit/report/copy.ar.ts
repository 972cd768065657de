import { fewestToRead } from '#shared/plan/scope.ts';
import { counted } from '#web/i18n/counted.ts';
import type { ReportCopy } from './copy.en.ts';
import { type Figures, inFour, oneIn } from './figures.ts';
import type { Format } from './format.ts';
import {
  fewSign,
  fieldwork,
  listPrice,
  outlets as outletKeys,
  type Product,
  records,
  tolerance,
} from './survey.ts';
import { copy as viewer } from './viewer-copy.ar.ts';

const products: ReportCopy['products'] = {
  yoghurt: { name: 'لبن', size: '٤٠٠ غم' },
  largeYoghurt: { name: 'لبن', size: '١ كغم' },
  labneh: { name: 'لبنة', size: '٢٠٠ غم' },
  milk: { name: 'حليب طازج', size: '١ لتر' },
  cheese: { name: 'جبن أبيض', size: '٤٠٠ غم' },
  ayran: { name: 'شنينة', size: '٢٥٠ مل' },
};
/** Products with their article, for sentences. */
const inSentence: Readonly<Record<Product, string>> = {
  yoghurt: 'اللبن الرائب',
  largeYoghurt: 'اللبن الرائب',
  labneh: 'اللبنة',
  milk: 'الحليب الطازج',
  cheese: 'الجبن الأبيض',
  ayran: 'الشنينة',
};
const outlets: ReportCopy['outlets'] = {
  supermarket: { one: 'سوبرماركت', many: 'السوبرماركت', short: 'سوبر' },
  minimarket: { one: 'ميني ماركت', many: 'الميني ماركت', short: 'ميني' },
  grocery: { one: 'دكان', many: 'الدكاكين', short: 'دكان' },
};
const brands: ReportCopy['brands'] = {
  own: 'ألبان النموذج',
  second: 'العلامة ب',
  third: 'العلامة ج',
  others: 'علامات أخرى',
};

/** Numbers in words beside a masculine noun: سبعة أصناف. */
const words = ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const word = (number: number) => words[number] ?? String(number);
/** Numbers in words beside a feminine noun: ست محافظات. */
const feminine = ['صفر', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];
const wordOfFeminine = (number: number) => feminine[number] ?? String(number);
const share = (part: number, whole: { all: number }) => part / whole.all;
/** The definition of numeric distribution, wherever the report says what it is. */
const reach = {
  word: 'التوزيع العددي',
  text: 'المتاجر التي أُدرج فيها صنف واحد على الأقل من أصنافك ÷ المتاجر التي زرناها',
};
/** Returns how many of the listings in stock have a price label. */
const labelled = ({ prices }: Figures) => prices.read - prices.none;
/** The number of the last page, which has the sentence about totals. */
const lastPage = viewer.pages.length;
const says = { nearly: 'نحو ', exactly: '', over: 'أكثر من ' };
/** Fractions of things: ربعها. */
const partOf = ['', 'كلها', 'نصفها', 'ثلثها', 'ربعها', 'خُمسها', 'سدسها', 'سبعها', 'ثمنها', 'تسعها', 'عشرها'];
const stores = (number: number) =>
  counted(number, { one: 'متجر واحد', two: 'متجران', few: 'متاجر', many: 'متجرًا', other: 'متجر' });
const groceries = (number: number) =>
  counted(number, { one: 'دكان واحد', two: 'دكانان', few: 'دكاكين', many: 'دكانًا', other: 'دكان' });
const points = (number: number) =>
  counted(number, { one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', many: 'نقطة', other: 'نقطة' });
const listings = (number: number) =>
  counted(number, {
    one: 'إدراج واحد',
    two: 'إدراجان',
    few: 'إدراجات',
    many: 'إدراجًا',
    other: 'إدراج',
  });
const facings = (number: number) =>
  counted(number, {
    one: 'واجهة عرض واحدة',
    two: 'واجهتا عرض',
    few: 'واجهات عرض',
    many: 'واجهة عرض',
    other: 'واجهة عرض',
  });

export const copy: ReportCopy = {
  example: 'بيانات توضيحية',
  company: 'ألبان النموذج',
  running: (t: Format) => `ألبان النموذج · تدقيق الرفوف، الجولة ١ · ${t.monthAndYear(fieldwork.lastDay)}`,
  products,
  outlets,
  brands,
  allPlaces: () => 'المجموع',
  all: 'الكل',
  source: (page) => `الصفحة ${page} من نموذج التقرير`,
  pageOf: viewer.pageOf,

  cover: {
    kicker: 'ألبان النموذج · تدقيق الرفوف، الجولة ١',
    title: 'ما كان على رف الألبان',
    lead: (f, t) =>
      `التوفّر والأسعار وحصة الرف في ${stores(f.all.visited)} في ${wordOfFeminine(f.places.length)} محافظات، من ${t.dayOfMonth(fieldwork.firstDay)} إلى ${t.date(fieldwork.lastDay)}`,
    tag: 'بيانات توضيحية لعلامة خيالية',
    stores: 'متجر زرناه',
    places: 'محافظات',
    outlets: 'أنواع منافذ',
    products: 'أصناف',
    preparedFor: { title: 'أُعدّ لصالح', text: 'ألبان النموذج، وهي علامة لا وجود لها' },
    howToRead: {
      title: 'كيف تقرؤه',
      text: (methodPage) =>
        `تبدأ كل صفحة بنتيجة واحدة. أساس الحساب تحت كل رسم، والحدود في الصفحة ${methodPage}.`,
    },
    contents: viewer.pages.slice(1),
  },

  findings: {
    title: 'ثلاث نتائج',
    lead: (f, t) =>
      `لأصنافك ${listings(f.all.listed)} (الإدراج صنف في متجر)، غاب ${t.number(f.all.out)} منها عن الرف عند الزيارة.`,
    doFirst: 'ابدأ بهذا:',
    margin: (number) => `±${points(number)}`,
    missing: {
      unit: 'من الإدراجات نافد',
      title: (f) => {
        const [all, groceries] = [oneIn(f.all.missing), oneIn(f.byOutlet.grocery.missing)];
        return `غاب ${says[all.is]}إدراج من كل ${word(all.of)}، وفي الدكاكين ${says[groceries.is]}إدراج من كل ${word(groceries.of)}`;
      },
      text: (f, t) =>
        `تبلغ النسبة ${t.percent(f.byOutlet.grocery.missing, 1)} في الدكاكين و${t.percent(f.byOutlet.supermarket.missing, 1)} في السوبرماركت. و${inSentence[f.mostMissing.product]} أكثر الأصناف غيابًا، ${t.percent(f.mostMissing.missing, 1)}: مؤشّر لا نتيجة.`,
      advice: (f) =>
        `توريد ثانٍ من ${inSentence[f.mostMissing.product]} كل أسبوع إلى نصف الدكاكين على خطوط توزيعك يُختار عشوائيًا، ثم مقارنة النصفين في الجولة ٢.`,
      bar: (name, part) => `${name}: المتوفّر ${part}`,
    },
    prices: {
      unit: 'من الإدراجات المتوفّرة أعلى من سعر قائمتك',
      title: (f) => {
        const [above, none] = [oneIn(f.prices.above / f.prices.read), oneIn(f.prices.none / f.prices.read)];
        return `${says[above.is]}إدراج من كل ${word(above.of)} سعره أعلى من القائمة، و${says[none.is]}إدراج من كل ${word(none.of)} بلا بطاقة سعر`;
      },
      text: (f, t) =>
        `و${inSentence[f.mostAbove.product]} مرة أخرى: ${t.percent(f.mostAbove.prices.above / f.mostAbove.prices.read)} من ${stores(f.mostAbove.prices.read)} توفّر فيها. وأكثر ما تغيب البطاقات عن ${inSentence[f.mostUnlabelled.product]}، ${t.percent(f.mostUnlabelled.prices.none / f.mostUnlabelled.prices.read)}.`,
      advice: (f) =>
        `بطاقات سعر لصنف ${inSentence[f.mostUnlabelled.product]} مع التوريد القادم، فهي الأقل كلفة والأكثر غيابًا.`,
    },
    share: {
      unit: 'حصة الرف في الدكاكين',
      title: (f, t) => {
        const { of, is } = oneIn(1 - f.byOutlet.grocery.reach);
        return `حصتك في الدكاكين ${t.percent(share(f.facingsOf.grocery.own, f.facingsOf.grocery))}، و${says[is]}${partOf[of]} لا يبيع أصنافك`;
      },
      text: (f, t) =>
        `حصتك من الرف ${t.percent(share(f.facingsOf.grocery.own, f.facingsOf.grocery))} في الدكاكين مقابل ${t.percent(share(f.facingsOf.supermarket.own, f.facingsOf.supermarket))} في السوبرماركت، وهو فرق ضمن الهامش، أما التوزيع العددي فهو ${t.percent(f.byOutlet.grocery.reach)} مقابل ${t.percent(f.byOutlet.supermarket.reach)}.`,
      advice: (f, t) =>
        `طلبية أولى من صنفين للدكاكين التي لا تبيع أيًّا من أصنافك، وهي ${t.number(f.byOutlet.grocery.visited - f.byOutlet.grocery.carrying)} من ${groceries(f.byOutlet.grocery.visited)} زرناها.`,
      bar: (name, part) => `${name}: التوزيع ${part}`,
    },
    base: (f, t) =>
      `الأساس: ${stores(f.all.visited)}؛ ${listings(f.all.listed)} (متجر × صنف مدرج)، منها ${t.number(f.prices.read)} متوفّرة، و${t.number(labelled(f))} ببطاقة سعر؛ ${facings(f.facings.all)}. هوامش الخطأ بثقة ٩٥٪ وبعدد المتاجر (${stores(f.all.carrying)} فيها أصنافك و${groceries(f.byOutlet.grocery.visited)})، لأن ما في المتجر الواحد متشابه. هامش التوزيع العددي في الدكاكين: ±${points(Math.round(f.margins.reachOfGroceries * 100))}. والمجاميع غير مرجّحة (الصفحة ${t.number(lastPage)}).`,
  },

  reach: {
    title: 'أنت في السوبرماركت، ولست في كل الدكاكين',
    lead: (f, t) =>
      `التوزيع العددي ${t.percent(f.all.reach)}: أصنافك مدرجة في ${t.number(f.all.carrying)} من ${stores(f.all.visited)}.`,
    table: 'التوزيع العددي بحسب المحافظة ونوع المنفذ',
    measure: `${reach.text}. كل واجهة ١٠٪ من المتاجر، والمتقطّعة: لا يوجد.`,
    place: 'المحافظة',
    fewStores: () => `${fewSign} أقل من ${stores(fewestToRead)}: مؤشّر لا نتيجة.`,
    plot: 'النفاد: الغياب في الدكاكين أكثر منه في السوبرماركت',
    plotMeasure: (f, t) =>
      `الإدراجات التي لا عبوة منها على الرف ÷ كل الإدراجات. والباقي، ${t.percent(1 - f.all.missing)}، هو التوفّر على الرف. والرقم للدكاكين.`,
    byProduct: 'النفاد بحسب الصنف',
    product: 'الصنف',
    missing: 'النفاد',
    meaning: {
      title: 'ما يعنيه ذلك',
      text: (f, t) =>
        `من السوبرماركت إلى الميني ماركت إلى الدكاكين تبلغ نسبة الغياب ${t.percent(f.byOutlet.supermarket.missing)} ثم ${t.percent(f.byOutlet.minimarket.missing)} ثم ${t.percent(f.byOutlet.grocery.missing)}، ولا يتجاوز هامش الخطأ إلا الفرق بين الأولى والأخيرة. والفروق بين المحافظات دون هامش الخطأ. أما سبب تصدّر ${inSentence[f.mostMissing.product]} فلا تكفي له جولة واحدة. ونقترح قراءة الجولة ٢ بعدد الأيام منذ آخر توريد.`,
    },
    base: (f, t) =>
      `الأساس: ${stores(f.onePlace.visited)} في كل محافظة (${t.number(f.onePlace.of.supermarket)} سوبرماركت و${t.number(f.onePlace.of.minimarket)} ميني ماركت و${groceries(f.onePlace.of.grocery)}). المحافظة وحدها: ±${points(Math.round(f.marginOfPlace * 100))} بثقة ٩٥٪.`,
  },

  prices: {
    title: (f) => {
      const many = inFour(f.prices.right / f.prices.read);
      const named = ['لا إدراج', 'إدراج واحد', 'إدراجان', 'ثلاثة إدراجات', 'أربعة إدراجات'][many];
      return `${named} من كل أربعة بسعر القائمة`;
    },
    lead: (f, t) =>
      `${t.number(f.prices.right)} من ${listings(f.prices.read)} متوفّرًا على بطاقته سعر ضمن ${t.percent(tolerance)} من سعر قائمتك: ${t.percent(f.prices.right / f.prices.read)}. ومن البطاقات المقروءة، وعددها ${t.number(labelled(f))}، تبلغ النسبة ${t.percent(f.prices.right / labelled(f))}.`,
    table: 'السعر المقروء على الرف مقارنةً بالقائمة',
    measure: 'نسبة من الإدراجات المتوفّرة. أسعار القائمة بالدينار العراقي.',
    product: 'الصنف',
    list: 'القائمة',
    shares: 'مقارنةً بالقائمة',
    readings: 'المتوفّر',
    classes: {
      right: (t) => `ضمن ${t.percent(tolerance)} من القائمة`,
      above: 'أعلى',
      below: 'أدنى',
      none: 'بلا بطاقة سعر',
    },
    oneLabel: {
      title: 'بطاقة واحدة كما قُرئت',
      text: (t) =>
        `${outlets[records.price.outlet].one} في ${t.place(records.price.place)}. يكتب المدقّق ما هو مطبوع عليها، وتبقى الصورة إلى جانبه.`,
      list: 'سعر القائمة',
      label: 'على البطاقة',
      difference: 'الفرق',
      record: 'السجل',
    },
    meaning: {
      title: 'ما يعنيه ذلك',
      text: (f, t) =>
        `يتصدّر ${inSentence[f.mostMissing.product]} القائمتين: ${t.percent(f.mostMissing.missing, 1)} نفادًا و${t.percent(f.mostAbove.prices.above / f.mostAbove.prices.read)} فوق سعر القائمة. وصنف واحد في جولة واحدة مؤشّر لا برهان، وستُظهر الجولة ٢ هل يتحرّكان معًا.`,
      labels: (f, t) =>
        `وإصلاح البطاقات هو الأقل كلفة: ${t.number(f.prices.none)} بطاقة غائبة، منها ${t.number(f.mostUnlabelled.prices.none)} تحت ${inSentence[f.mostUnlabelled.product]}.`,
    },
    silence: {
      title: 'ما لا يقوله',
      text: 'ما يُقرأ بطاقات لا وصولات، وقد يختلف ما دُفع عند الكاشير. وغياب البطاقة لا يقول شيئًا عن السعر.',
    },
    base: (f, t) =>
      `الأساس: ${listings(f.prices.read)} متوفّرًا. يُعدّ السعر مطابقًا إذا لم يتجاوز فرقه ${t.percent(tolerance)}.`,
  },

  space: {
    title: 'لمن رف الألبان',
    lead: (f, t) =>
      `لك ${t.number(f.facings.own)} من ${facings(f.facings.all)} للألبان: ${t.percent(share(f.facings.own, f.facings))}. وللعلامة ب ${t.percent(share(f.facings.second, f.facings))}.`,
    table: 'حصة الرف بحسب نوع المنفذ',
    measure: 'نسبة من كل واجهات رف الألبان في كل متجر زرناه. ويشمل السوبرماركت الهايبرماركت.',
    outlet: 'نوع المنفذ',
    shares: 'حصة الرف',
    facings: 'الواجهات',
    perStore: 'للمتجر',
    seen: 'كما ظهر في المتاجر',
    seenText: 'رسوم مكان الصور. وفي التقرير الحقيقي تُفتح كل صورة كاملة.',
    photos: {
      share: {
        title: () =>
          `${wordOfFeminine(records.share.own)} واجهات من ${wordOfFeminine(records.share.own + records.share.others)}`,
        alt: 'رسم: ثلاث علب حليب للعلامة إلى جانب ثلاث لغيرها، داخل إطار المسح.',
      },
      gap: {
        title: () => `واجهتان فارغتان من ${wordOfFeminine(records.gap.own + records.gap.empty)}`,
        alt: 'رسم: علبة حليب واحدة وواجهتان فارغتان متقطّعتان، داخل إطار المسح.',
      },
      price: {
        title: (t) =>
          `${t.number(records.price.price)} على البطاقة، و${t.number(listPrice(records.price.product))} في القائمة`,
        alt: 'رسم: أربع علب حليب فوق بطاقة سعر معلّمة.',
      },
    },
    where: (outlet, place) => `${outlets[outlet].one}، ${place}`,
    when: (day, time) => `${day}، ${time}`,
    meaning: {
      title: 'ما يعنيه ذلك',
      text: (f, t) =>
        `في السوبرماركت للعلامة ب ${t.percent(share(f.facingsOf.supermarket.second, f.facingsOf.supermarket))} من المساحة ولك ${t.percent(share(f.facingsOf.supermarket.own, f.facingsOf.supermarket))}. وهذا الفرق دون هامش الخطأ، وكذلك الفروق بين حصصك بحسب نوع المنفذ. والحديث عن حصة عادلة يحتاج إلى بيانات المبيعات إلى جانب هذا العدّ.`,
    },
    silence: {
      title: 'ما لا يقوله',
      text: 'ما نعدّه واجهات عرض لا مبيعات. وتدخل البرّادات المملوكة للعلامات إن كانت فيها ألبان.',
    },
    base: (f) => `الأساس: ${facings(f.facings.all)} على رف الألبان في ${stores(f.all.visited)}.`,
  },

  method: {
    title: 'المنهج وحدوده',
    lead: 'ما جرى، ومدى الثقة به، وما لا يجيب عنه.',
    stores: {
      title: 'المتاجر التي زرناها',
      text: (f, t) => `مسحوبة عشوائيًا داخل كل محافظة ونوع متجر، من قائمة تضم ${t.number(f.population)} منفذ`,
    },
    sure: {
      title: 'مدى الدقة',
      text: 'بثقة ٩٥٪، لنسبة ٥٠٪، وهي أوسع الحالات',
      totals: (f) =>
        `المجاميع غير مرجّحة: يُجمع كل شيء معًا، فمقياس المتاجر متوسط المحافظات ${articled(wordOfFeminine(f.places.length))} بوزن واحد لكل منها. أما مجموع السوق فيُرجّح بعدد منافذ القائمة.`,
      points: (number) => `±${number} نقطة`,
      all: (f, t) => `كل المتاجر (${t.number(f.all.visited)})`,
      place: (f, t) => `محافظة واحدة (${t.number(f.onePlace.visited)})`,
      outlets: 'بحسب نوع المنفذ',
      designEffect: 'أثر التصميم',
      population: 'عدد المنافذ في القائمة',
      formula: 'معادلة هامش الخطأ',
      difference: (f) =>
        `يُعتدّ بفرق ${points(Math.round(f.differences.places * 100))} بين محافظتين و${points(Math.round(f.differences.waves * 100))} بين جولتين، وبأقل إن كانت المتاجر هي نفسها.`,
    },
    work: {
      title: 'العمل الميداني والمراجعة',
      days: 'أيام الميدان',
      daysText: (f, t) =>
        `${t.number(f.days)}، من ${t.dayOfMonth(fieldwork.firstDay)} إلى ${t.date(fieldwork.lastDay)}`,
      auditors: 'المدقّقون',
      auditorsText: (f, t) =>
        `${t.number(f.auditors)}، ${counted(fieldwork.auditorsPerPlace, { one: 'واحد', two: 'اثنان', few: 'مدقّقين', many: 'مدقّقًا', other: 'مدقّق' })} لكل محافظة، و${counted(fieldwork.checkers, { one: 'واحد', two: 'اثنان', few: 'مدقّقين', many: 'مدقّقًا', other: 'مدقّق' })} لإعادة الفحص، و${counted(fieldwork.supervisors, { one: 'مشرف واحد', two: 'مشرفان', few: 'مشرفين', many: 'مشرفًا', other: 'مشرف' })}`,
      visits: 'المخطّط والمنجز',
      of: (part, whole) => `${part} من ${whole}`,
      replaced: 'مغلق أو رافض، واستُبدل',
      photos: 'الصور',
      photosText: (t) =>
        `${t.number(fieldwork.photos)}، ${wordOfFeminine(fieldwork.photosPerVisit)} على الأقل لكل زيارة`,
      again: 'زيارات أعادها مدقّقون آخرون',
      share: (number, part) => `${number} (${part})`,
      same: 'تأكّدت الزيارة والبطاقات',
      labels: (pairs) => `كابا، ${pairs} بطاقة (بثقة ٩٥٪)`,
      onShelf: (pairs) => `كابا، ${pairs} إدراجًا (بثقة ٩٥٪)`,
      range: (kappa, from, to) => `${kappa} (${from} إلى ${to})`,
      facings: 'واجهات عُدّت ثانية بالعدد نفسه',
      doubtful: 'مشكوك فيها: حُسمت / استُبعدت',
    },
    words: {
      title: 'المصطلحات',
      items: [
        reach,
        { word: 'الإدراج', text: 'صنف في متجر، عبوته أو بطاقة سعره على الرف' },
        { word: 'التوفّر على الرف', text: 'الإدراجات التي منها عبوة على الرف عند الزيارة ÷ كل الإدراجات' },
        { word: 'النفاد', text: 'ما بقي من الإدراجات' },
        { word: 'واجهة العرض', text: 'اتساع عبوة واحدة عند حافة الرف' },
      ],
    },
    limits: {
      title: 'الحدود',
      items: (f: Figures, t: Format) => [
        'لحظة واحدة: الرف الذي امتلأ بعد ساعة يُعدّ فارغًا.',
        `الصنف النافد بلا بطاقة يُعدّ غير مدرج، فنسبة ${t.percent(f.all.missing)} حد أدنى.`,
        `أنواع المنافذ بنسبها في العيّنة (${outletKeys.map((outlet) => t.number(f.onePlace.of[outlet])).join(' : ')}) لا في السوق.`,
        'المنافذ المدرجة فقط، من دون باعة الشارع.',
        'إدراجات المتجر الواحد متشابهة، فاقرأ الكسور بحذر.',
      ],
    },
  },
};

function articled(number: string): string {
  return `ال${number}`;
}
