import type { Sample } from './sample.ts';

export const questionnairesInThreeLanguages: Sample = {
  kind: 'news',
  id: 'sample-three-language-questionnaires',
  daysAgo: 6,
  fields: {
    title: 'Example news: questionnaires in Arabic, Kurdish and English',
    titleAr: 'خبر تجريبي: استمارات بالعربية والكوردية والإنجليزية',
    content: `*An example that comes with the site: it shows how a news post looks, and reports nothing that happened.*

Auditors can now choose the language of a questionnaire for each visit. Every question exists in Arabic, Sorani Kurdish and English, and the answers arrive in one table whatever language was read. For Duhok, where Badini is spoken, a Badini version follows with the next wave.

## What changes for our clients

- Reports stay in the language you ordered. Nothing has to be set again.
- Open comments are kept **as they were written**, with a translation next to them.
- New questions are approved in all three languages before the first visit, so a wave no longer starts in one region later than in another.

## How a translation is checked

A second person translates each question back without seeing the original. Where the two versions differ in meaning, the question is rewritten in the original language rather than patched in the translation.

> A question that cannot be translated back was not clear in the first place.

Programmes that are running move to the new form with their next wave. For questions about a current project, please use the [contact page](/contact).`,
    contentAr: `*مثال يأتي مع الموقع: يُظهر شكل الخبر، ولا ينقل حدثًا وقع.*

صار بإمكان المدقّق أن يختار لغة الاستمارة في كل زيارة. كل سؤال متوفّر بالعربية والكوردية السورانية والإنجليزية، وتصل الإجابات إلى جدول واحد أيًا كانت اللغة التي قُرئ بها السؤال. أما دهوك، حيث يتكلّم الناس البادينية، فتصلها نسخة بالبادينية مع الجولة القادمة.

## ما الذي يتغيّر لعملائنا

- تبقى التقارير باللغة التي طلبتها، ولا حاجة إلى أي إعداد جديد.
- تُحفظ التعليقات الحرة **كما كُتبت**، ومعها ترجمتها.
- تُعتمد الأسئلة الجديدة باللغات الثلاث قبل أول زيارة، فلا تتأخر جولة في منطقة عن أخرى.

## كيف نراجع الترجمة

يعيد شخص ثانٍ ترجمة كل سؤال إلى لغته الأصلية من دون أن يرى النص الأول. وإذا اختلف المعنى أعدنا كتابة السؤال في لغته الأصلية بدل ترقيع الترجمة.

> السؤال الذي لا يعود إلى معناه بعد ترجمته لم يكن واضحًا من البداية.

تنتقل البرامج الجارية إلى الاستمارة الجديدة مع جولتها القادمة. ولأي سؤال عن مشروع قائم يُرجى استخدام صفحة [تواصل معنا](/ar/contact).`,
    excerpt:
      'Every question now exists in Arabic, Sorani Kurdish and English, and all answers arrive in one table.',
    excerptAr:
      'كل سؤال متوفّر الآن بالعربية والكوردية السورانية والإنجليزية، وتصل الإجابات كلها إلى جدول واحد.',
    category: 'Methodology',
    categoryAr: 'المنهجية',
  },
};
