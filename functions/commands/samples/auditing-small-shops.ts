import type { Sample } from './sample.ts';

const content = `Hypermarkets are easy to audit: there is a floor plan, a manager and a planogram. Much of what Iraqi households buy, though, still passes over the counter of a neighbourhood shop with no plan, no till and no opening hours on the door. A picture of the market that leaves these shops out is a picture of a different market.

## First find out which shops exist

There is no complete register, so the sample has to be built in the street. Divide the city into small areas, choose areas at random, and let auditors walk every street of a chosen area and list each outlet with its type, its position and a photo of its front. This costs time once. After that you can draw samples from the list, and you notice when shops open or close.

## Agree on types that the trade itself uses

Keep the classes few, and describe each by what an auditor sees:

- **Dukkan**: counter service, one room, mixed groceries.
- **Minimarket**: self-service, at most a few aisles.
- **Wholesaler**: sells by the carton and supplies other shops.
- **Specialist**: tobacco, dairy, sweets, cosmetics or baby care.

Wholesalers need a separate line in the report. What stands there is on its way to somebody else's shelf.

## Ask less, look more

A shopkeeper alone behind the counter has two minutes between customers. Begin with what needs no questions: presence, price label, position, condition. Then ask one or two things that only the owner knows, such as who delivers and how often.

> Introduce yourself, say what you look at, and buy something small. The next visit depends on how this one ended.

## Expect gaps, and show them

Shops close at noon in summer, for Friday prayers, on the day of a funeral. Give every visit a reason when it did not take place, replace outlets only by a rule fixed beforehand, and print the number of visits planned and made at the top of every table. A reader who sees the gaps trusts the rest.

Auditors in the provinces often work without a signal; how our app keeps their answers until there is one is described under [audit software](/proprietary-retail-software).`;

const contentAr = `تدقيق الهايبرماركت سهل: هناك مخطّط للصالة ومدير وبلانوغرام. لكن كثيرًا مما تشتريه الأسرة العراقية ما زال يمر عبر طاولة دكان الحي، حيث لا مخطّط ولا كاشير ولا ساعات عمل مكتوبة على الباب. وصورة السوق التي تُغفل هذه المحلات هي صورة سوق أخرى.

## اعرف أولًا ما الموجود من محلات

لا يوجد سجل كامل، فلا بد من بناء العيّنة في الشارع. قسّم المدينة إلى مناطق صغيرة، واختر منها عشوائيًا، ودع المدقّقين يمشون كل شوارع المنطقة المختارة ويسجّلون كل منفذ بنوعه وموقعه وصورة من خارجه. هذا جهد يُبذل مرة واحدة، ثم تسحب العيّنات من القائمة، وتلاحظ أي محل افتُتح وأيها أُغلق.

## صنّف كما يصنّف السوق نفسه

لتكن الفئات قليلة، وليوصف كل منها بما يراه المدقّق:

- **دكان (بقالية)**: خدمة من وراء الطاولة، غرفة واحدة، مواد غذائية متنوعة.
- **ميني ماركت**: خدمة ذاتية وبضعة ممرات على الأكثر.
- **جملة**: يبيع بالكارتون ويجهّز محلات أخرى.
- **متخصص**: سكائر أو ألبان أو حلويات أو مواد تجميل أو مستلزمات أطفال.

ولمحلات الجملة سطر مستقل في التقرير، فما يوجد فيها في طريقه إلى رف محل آخر.

## اسأل أقل وانظر أكثر

صاحب المحل الواقف وحده وراء الطاولة لديه دقيقتان بين زبون وآخر. ابدأ بما لا يحتاج إلى سؤال: الوجود وبطاقة السعر والموقع وحالة المنتج. ثم اسأله عن أمر أو أمرين لا يعرفهما غيره، مثل: من يجهّزك، وكم مرة؟

> عرّف بنفسك، وقل ما الذي تنظر إليه، واشترِ شيئًا بسيطًا. فالزيارة القادمة تتوقّف على نهاية هذه الزيارة.

## توقّع النقص وأظهِره

تُغلق المحلات في ظهيرة الصيف، ووقت صلاة الجمعة، ويوم العزاء. سجّل سبب كل زيارة لم تتم، ولا تستبدل منفذًا بآخر إلا بقاعدة محدّدة مسبقًا، واكتب في أعلى كل جدول عدد الزيارات المخطّطة والمنفّذة. فالقارئ الذي يرى النقص يثق بالباقي.

كثيرًا ما يعمل المدقّقون في المحافظات بلا شبكة؛ وتشرح صفحة [نظام التدقيق](/ar/proprietary-retail-software) كيف يحفظ التطبيق إجاباتهم إلى أن تعود الشبكة.`;

export const auditingSmallShops: Sample = {
  kind: 'blog',
  id: 'sample-auditing-small-shops',
  daysAgo: 31,
  fields: {
    title: 'No planogram, no till: auditing the traditional trade',
    titleAr: 'بلا بلانوغرام ولا كاشير: كيف تُدقَّق دكاكين الأحياء',
    content,
    contentAr,
    excerpt:
      'Neighbourhood shops have no floor plan and appear in no register. How to find them, class them and visit them so that the result can be compared.',
    excerptAr:
      'دكاكين الأحياء لا مخطّط لها ولا ذكر في أي سجل. كيف تجدها وتصنّفها وتزورها بحيث تكون النتائج قابلة للمقارنة.',
    category: 'Retail audit',
    categoryAr: 'تدقيق التجزئة',
  },
};
