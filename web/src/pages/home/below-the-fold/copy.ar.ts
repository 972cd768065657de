import { figures, formatFigure } from '#shared/company/figures.ts';
import { texts as labels } from '#shared/content/company/figures.ar.ts';
import { texts as shellTexts } from '#shared/content/company/shell.ar.ts';
import { texts as sectionTexts } from '#shared/content/home/below-the-fold.ar.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';

export const texts: BelowTheFoldTexts = {
  ...labels,
  ...sectionTexts,
  careers_title: shellTexts.careers_title,
};

const countries = formatFigure(figures.parentClientCountries, 'ar');

export const copy: BelowTheFoldCopy = {
  carousel: {
    pause: 'أوقف حركة الشرائح',
    play: 'شغّل حركة الشرائح',
    actionTitle: 'رؤى تقود إلى قرار',
    actionText: 'نتائج يستطيع فريقك أن يتصرّف على أساسها قبل التوريد القادم.',
    features: [
      [
        'قائمة أصنافك ومخطّط رفوفك ونظام تقييمك',
        'استمارة واحدة في كل مدينة وقناة بيع',
        `نعمل في أكثر من ${formatFigure({ value: figures.countriesServed.value }, 'ar')} دول`,
        'نتائج تضعها إلى جانب أسواقك الأخرى',
      ],
      [
        'كل المحافظات، شمالًا وجنوبًا',
        'متاجر حديثة ودكاكين وأسواق جملة',
        'إقليم كوردستان ضمن المشروع نفسه',
        'الموقع (GPS) والوقت مسجّلان لكل زيارة',
      ],
      [
        'يعمل بلا شبكة ويرسل عند عودتها',
        'صورة تثبت كل نقص',
        'تنبيه عند كل قراءة تثير الشك',
        'مدقّقون يتكلّمون لغة صاحب المتجر',
      ],
      [
        'نتائج حسب الصنف والمتجر والمحافظة',
        'نفاد البضاعة وفروق الأسعار أولًا',
        'لوحات بيانات تتحكّم في عرضها بنفسك',
        'إجراء مقترح مع كل نتيجة',
      ],
    ],
    map: {
      title: 'المحافظات الثماني عشرة',
      region: 'إقليم كوردستان',
      others: 'بقية المحافظات',
      note: 'وتُحسب حلبجة مع السليمانية.',
      provinces: [
        'دهوك',
        'أربيل',
        'نينوى',
        'كركوك',
        'السليمانية',
        'الأنبار',
        'صلاح الدين',
        'بغداد',
        'ديالى',
        'كربلاء',
        'بابل',
        'واسط',
        'النجف',
        'الديوانية',
        'ذي قار',
        'ميسان',
        'المثنى',
        'البصرة',
      ],
    },
  },
  services: {
    allServices: 'كل الخدمات',
    learnMore: 'اعرف المزيد',
    getQuote: 'اطلب عرض سعر',
  },
  idealFor: {
    lead: 'لكل فريق يحتاج إلى معرفة ما على الرف.',
    manufacturers: {
      title: 'شركات السلع الاستهلاكية',
      text: 'تابع التوفّر وحصة الرف لكل صنف ونوع منفذ ومحافظة.',
    },
    retailers: {
      title: 'سلاسل التجزئة والموزّعون',
      text: 'قارن التوريد وطريقة العرض والسعر بالاتفاق الذي وقّعته.',
    },
    brands: {
      title: 'العلامات التجارية الإقليمية والعالمية',
      text: 'طبّق في العراق المعيار الذي تعمل به في بقية أسواقك.',
    },
  },
  mission: {
    pause: 'أوقف تبدّل الصور',
    play: 'شغّل تبدّل الصور',
    statements: [
      { title: 'ننقل الواقع كما هو', text: 'لكل نتيجة على الرف صورتها، ولكل عيّنة عشوائية هامش خطئها.' },
      { title: 'نصل إلى كل أنواع المتاجر', text: 'من المتاجر الكبرى إلى آخر دكان على الطريق.' },
      { title: 'نبني كفاءات محلية', text: 'ابن المنطقة أعرف برفوفها.' },
      { title: 'نسرّع قرار العلامات التجارية', text: 'تصلك النتائج مرتّبة بحسب أولويتها وجاهزة للقرار.' },
    ],
  },
  team: {
    people: 'تعرّف إلى فريقنا',
  },
  software: {
    seeItInAction: 'شاهد النظام في العمل',
    bookDemo: 'احجز عرضًا توضيحيًا',
    mock: {
      caption: 'بيانات توضيحية',
      dashboard: 'التوفّر على الرف',
      stores: [
        'هايبرماركت، بغداد',
        'دكان، الموصل',
        'سوبرماركت، أربيل',
        'ميني ماركت، البصرة',
        'تاجر جملة، النجف',
      ],
      trend: 'المتاجر الخمسة في آخر ٨ أسابيع',
      offline: 'بلا شبكة. ٣ زيارات محفوظة.',
      shelf: 'الألبان، الرف ٢',
      counted: 'واجهات مُحصاة',
      empty: 'واجهات فارغة',
      priceLabel: 'بطاقة السعر موجودة',
      yes: 'نعم',
      save: 'احفظ الزيارة',
    },
  },
  parent: {
    apart: 'أرقام الشركة الأم، وهي غير داخلة في أرقامنا.',
    pictureText: `${countries} واجهة عرض على أربعة رفوف، آخرها صفراء، وبجانبها ثلاث واجهات فارغة.`,
    caption: `كل واجهة تمثّل دولة من ${countries} دولة للشركة الأم عملاء فيها.`,
  },
};
