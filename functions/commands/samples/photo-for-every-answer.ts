import type { Sample } from './sample.ts';

export const photoForEveryAnswer: Sample = {
  kind: 'news',
  id: 'sample-photo-for-every-answer',
  daysAgo: 24,
  fields: {
    title: 'Example news: a photo behind every out-of-stock',
    titleAr: 'خبر تجريبي: صورة وراء كل حالة نفاد',
    content: `*An example that comes with the site: it shows how a news post looks, and reports nothing that happened.*

Every finding in our reports comes with a photo. From this quarter on the app makes sure of it where it matters most: an answer of "not available" is accepted only with a photo of the place where the product should stand. The photo carries the time and the position of the visit and is one click away from the figure in the dashboard.

## Why only this answer

Availability is the figure that starts most discussions between a brand, its distributor and the store. A photo settles three questions at once:

1. Is there a gap on the shelf, or has another product filled it?
2. Is the price label still there?
3. Was the auditor in front of the right shelf?

An answer that all is in place needs no photo of its own: that would make visits longer, and nobody would look at the pictures.

## What is not in the picture

Faces of shoppers and staff are avoided when the photo is taken and blurred when they cannot be. Photos are used for the audit they were taken in and for nothing else. If something in one of them should not be there, [tell us](/contact).

The dashboards are described under [audit software](/proprietary-retail-software).`,
    contentAr: `*مثال يأتي مع الموقع: يُظهر شكل الخبر، ولا ينقل حدثًا وقع.*

كل نتيجة في تقاريرنا ترافقها صورة. وابتداءً من هذا الربع يتأكّد التطبيق من ذلك حيث يهم أكثر: لا يُقبل جواب «غير متوفّر» إلا مع صورة للمكان الذي ينبغي أن يكون فيه المنتج. تحمل الصورة وقت الزيارة وموقعها، وتصل إليها من الرقم في لوحة البيانات بنقرة واحدة.

## لماذا هذا الجواب بالذات

من رقم التوفّر تبدأ معظم النقاشات بين العلامة والموزّع والمتجر. والصورة تحسم ثلاثة أسئلة معًا:

1. هل في الرف فراغ، أم شغله منتج آخر؟
2. هل بطاقة السعر ما زالت في مكانها؟
3. هل وقف المدقّق أمام الرف الصحيح؟

أما الجواب بأن كل شيء في مكانه فلا يحتاج إلى صورة، فذلك يطيل الزيارة ولن ينظر أحد إلى الصور.

## ما لا يظهر في الصورة

نتجنّب وجوه المتسوّقين والعاملين عند التصوير، ونموّهها إن تعذّر تجنّبها. وتُستخدم الصور في التدقيق الذي التُقطت له ولا شيء سواه. وإن ظهر في إحداها ما لا ينبغي أن يظهر، [فأخبرنا](/ar/contact).

للتعرّف على لوحات البيانات راجع صفحة [نظام التدقيق](/ar/proprietary-retail-software).`,
    excerpt:
      'An answer of "not available" is now accepted only with a photo of the shelf, one click away from the figure in the dashboard.',
    excerptAr: 'لا يُقبل جواب «غير متوفّر» بعد الآن إلا مع صورة للرف، تصل إليها من لوحة البيانات بنقرة واحدة.',
    category: 'Software',
    categoryAr: 'البرمجيات',
  },
};
