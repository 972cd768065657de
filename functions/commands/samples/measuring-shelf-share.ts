import type { Sample } from './sample.ts';

const content = `Two agencies measure the same shelf on the same day and report two different shares. Usually neither has made a mistake: they have measured different things. Before you compare share of shelf between cities, chains or months, agree on four points and do not change them halfway through the year.

## 1. What counts as the shelf

Decide which category you measure and where it ends. Does flavoured milk belong to dairy or to soft drinks? Do you count the chiller at the till? Write the answer down with a photo of a real shelf next to it, because a definition that is only words is read differently in Basra and in Erbil.

## 2. What you count

There are three common units, and they answer different questions:

- **Facings** are quick to count and good for comparing pack types.
- **Centimetres** are fairer when one brand sells large packs and another sells small ones.
- **Stock keeping units** tell you about range, not about space.

If your trade agreement with the chain is written in metres, measure in centimetres. If it names facings, count facings.

## 3. What you leave out

Secondary placements such as gondola ends, pallets and branded stands can double a brand's visibility for two weeks and then disappear. Record them, but in a line of their own. Mixed into the main shelf they hide the very thing a category manager wants to know: what remains when the promotion is over.

> Share of shelf is a ratio. If the total is measured carelessly, a perfect count of your own brand is worth nothing.

## 4. Who measures, and when

A shelf at nine in the morning is not the shelf at nine in the evening. Send auditors in the same part of the day in every wave, and keep the delivery day of the store in mind: a visit before the van arrives measures the distributor, a visit after it measures the store.

## A short checklist for the next wave

1. One page of category definitions, with photos.
2. One unit, named in the report's heading.
3. Secondary placements listed separately.
4. The same visiting hours as last time.
5. A second visit to some of the stores by another auditor, to see how far two counts differ.

The last point is the one most often left out, and the one that tells you how small a change you may believe. Our [retail audit page](/retail-auditing-iraq) describes what a visit records; a [sample report](/sample-report) shows how all of it reads.`;

const contentAr = `جهتان تقيسان الرف نفسه في اليوم نفسه، ثم تقدّمان حصتين مختلفتين. في الغالب لم تخطئ أيٌّ منهما، بل قاست كل جهة شيئًا مختلفًا. فقبل أن تقارن حصة الرف بين المدن أو السلاسل أو الأشهر، اتفق على أربع نقاط ولا تغيّرها في منتصف السنة.

## ١. ما الذي يُعدّ رفًا

حدّد الفئة التي تقيسها وأين تنتهي. هل يُحسب الحليب المنكّه مع الألبان أم مع المشروبات؟ وهل تدخل ثلاجة الكاشير في القياس؟ اكتب الجواب وأرفق معه صورة رف حقيقي، فالتعريف المكتوب وحده يُفهم في البصرة على نحو وفي أربيل على نحو آخر.

## ٢. ما الذي تعدّه

هناك ثلاث وحدات شائعة، وكل واحدة تجيب عن سؤال مختلف:

- **واجهات العرض (Facings)** سريعة العدّ، وتصلح للمقارنة بين أنواع العبوات.
- **السنتيمترات** أعدل حين تبيع علامةٌ عبوات كبيرة وأخرى عبوات صغيرة.
- **عدد الأصناف** يدلك على تنوّع التشكيلة لا على المساحة.

إن كان اتفاقك مع السلسلة بالمتر فقِس بالسنتيمتر، وإن كان بعدد واجهات العرض فعُدّها.

## ٣. ما الذي تستثنيه

أطراف الجندولات والبالتات والستاندات قد تضاعف ظهور العلامة أسبوعين ثم تختفي. سجّلها، ولكن في سطر مستقل. أما إذا خلطتها بالرف الأساسي فقد أخفيت ما يريد مدير الفئة معرفته: ماذا يبقى بعد انتهاء العرض الترويجي؟

> حصة الرف نسبة؛ فإذا قيس المجموع بلا عناية، لم ينفعك أن تعدّ علامتك عدًّا دقيقًا.

## ٤. من يقيس ومتى

الرف في التاسعة صباحًا ليس هو الرف في التاسعة مساءً. أرسل المدقّقين في الوقت نفسه من اليوم في كل جولة، وانتبه إلى يوم التوريد: الزيارة قبل وصول السيارة تقيس أداء الموزّع، والزيارة بعدها تقيس أداء المتجر.

## قائمة قصيرة للجولة القادمة

1. صفحة واحدة بتعريفات الفئات، مع صور.
2. وحدة قياس واحدة تُذكر في عنوان التقرير.
3. مواقع العرض الإضافية في جدول منفصل.
4. ساعات الزيارة نفسها كما في الجولة السابقة.
5. زيارة ثانية لبعض المتاجر يجريها مدقّق آخر، لمعرفة الفرق بين عدّين.

النقطة الأخيرة أكثر ما يُهمل، وهي التي تخبرك ما أصغر تغيّر يصح الوثوق به. تجد في [صفحة تدقيق التجزئة](/ar/retail-auditing-iraq) ما تسجّله الزيارة، وفي [نموذج تقرير](/ar/sample-report) كيف يُقرأ كل ذلك.`;

export const measuringShelfShare: Sample = {
  kind: 'blog',
  id: 'sample-measuring-shelf-share',
  daysAgo: 3,
  fields: {
    title: 'Share of shelf: measure it the same way every time',
    titleAr: 'حصة الرف: قِسها بالطريقة نفسها في كل مرة',
    content,
    contentAr,
    excerpt:
      'Two counts of one shelf can both be right and still disagree. Four points to settle before you compare share of shelf between cities, chains or months.',
    excerptAr:
      'قد يكون عدّان للرف الواحد صحيحين ومع ذلك مختلفين. أربع نقاط تُحسم قبل مقارنة حصة الرف بين المدن أو السلاسل أو الأشهر.',
    category: 'Retail audit',
    categoryAr: 'تدقيق التجزئة',
  },
};
