import type { Sample } from './sample.ts';

const content = `Ramadan moves through the year, and the shelf moves with it: juice concentrates, dates, rice, oil and dairy take space from everything else, shopping shifts to the hours after iftar, and stores rebuild their displays twice within a few weeks. An audit plan made for an ordinary month misses most of this.

## Six weeks before: agree on what success means

Collect the promotion agreements of each chain in one list: which displays, where in the store, from which day to which day, at which price. An audit can only check what has been written down. "A good position near the entrance" cannot be audited; "two pallets in the first aisle, from the first to the last day of the promotion" can.

## Two weeks before: the baseline

Visit a fixed group of stores while shelves still look normal. Without this picture you will not know afterwards whether a seasonal display brought new space or only moved your product from one place to another.

## First week: is it there at all?

Most disagreements are about displays that never went up. Early visits should be short and many:

- Is the agreed display standing, and where?
- Are the promotional packs on it, with the price label?
- Is there stock behind it in the back room?

Send the results on the same day. A missing pallet found on day three can still be corrected; found on day twenty, it is only an argument.

## Middle weeks: availability in the evening

Fasting changes the working day of your auditors as well as of the shops. Plan visits **after iftar**, when shelves are under pressure, and shorten the questionnaire so that a visit fits between the evening prayer and closing time. On-shelf availability measured in a quiet afternoon will look better than what shoppers find.

> The question of the season is not "Is our product listed?" but "Is it on the shelf at ten in the evening?"

## Last week and Eid: gifts, and the way back

Confectionery and gift packs replace staples. After Eid, visit the baseline stores once more. What remains of the seasonal space, and who took the rest, is the best preparation for next year's negotiation.

If you are planning such a programme, our page on [promotions and activation audits](/activation-experience) shows what a visit covers, and [custom audits](/custom-strategic-audits) explains how we set up a season from first briefing to final report.`;

const contentAr = `يتنقّل رمضان بين فصول السنة ويتحرّك الرف معه: تأخذ العصائر المركّزة والتمور والرز والزيت والألبان مساحة غيرها، وينتقل التسوّق إلى ما بعد الإفطار، وتعيد المتاجر ترتيب مواقع العرض مرتين خلال أسابيع قليلة. وخطة التدقيق الموضوعة لشهر عادي يفوتها معظم ذلك.

## قبل ستة أسابيع: اتفق على معنى النجاح

اجمع اتفاقيات العروض الترويجية مع كل سلسلة في قائمة واحدة: أي ستاندات، وأين في المتجر، ومن أي يوم إلى أي يوم، وبأي سعر. فالتدقيق لا يتحقّق إلا مما كُتب. عبارة «موقع جيد قرب المدخل» لا يمكن تدقيقها، أما «بالتتان في الممر الأول من أول أيام العرض الترويجي إلى آخرها» فيمكن.

## قبل أسبوعين: خط الأساس

زُر مجموعة ثابتة من المتاجر والرفوف ما زالت على حالها المعتاد. من دون هذه الصورة لن تعرف لاحقًا هل أضاف الستاند الموسمي مساحة جديدة أم نقل منتجك من مكان إلى آخر فحسب.

## الأسبوع الأول: هل نُصب الستاند أصلًا؟

معظم الخلافات تدور حول ستاندات لم تُنصب أصلًا. لتكن الزيارات الأولى قصيرة وكثيرة:

- هل نُصب الستاند المتفق عليه، وأين؟
- هل عليه العبوات الترويجية مع بطاقة السعر؟
- هل له مخزون في المستودع الخلفي؟

وأرسل النتائج في اليوم نفسه. فالبالتة الغائبة التي تُكتشف في اليوم الثالث يمكن تداركها، أما إن اكتُشفت في اليوم العشرين فلا تصلح إلا للجدال.

## الأسابيع الوسطى: التوفّر مساءً

الصيام يغيّر يوم عمل المدقّقين كما يغيّر يوم المتاجر. خطّط الزيارات **بعد الإفطار** حين يشتد الضغط على الرفوف، واختصر الاستمارة لتتسع لها المدة بين صلاة العشاء والإغلاق. والتوفّر الذي يُقاس في عصرٍ هادئ يبدو أفضل مما يجده المتسوّق فعلًا.

> سؤال الموسم ليس «هل منتجنا مُدرج لدى المتجر؟» بل «هل هو على الرف في العاشرة مساءً؟»

## الأسبوع الأخير والعيد: الهدايا وطريق العودة

تحل الحلويات وعلب الهدايا محل المواد الأساسية. وبعد العيد زُر متاجر خط الأساس مرة أخرى: ما الذي بقي من المساحة الموسمية، ومن أخذ الباقي؟ هذه أفضل مادة لمفاوضات السنة القادمة.

إذا كنت تخطط لبرنامج من هذا النوع، فصفحة [تدقيق العروض والتفعيل](/ar/activation-experience) تبيّن ما تشمله الزيارة، وتشرح صفحة [التدقيق المخصّص](/ar/custom-strategic-audits) كيف نُعدّ موسمًا كاملًا من الاجتماع الأول إلى التقرير النهائي.`;

export const ramadanCalendar: Sample = {
  kind: 'blog',
  id: 'sample-ramadan-audit-calendar',
  daysAgo: 19,
  fields: {
    title: 'An audit calendar for Ramadan, from baseline to Eid',
    titleAr: 'تقويم التدقيق في رمضان: من خط الأساس إلى العيد',
    content,
    contentAr,
    excerpt:
      'Space, shopping hours and promotions change within weeks. What to check before, during and after Ramadan, and at which hour of the day.',
    excerptAr:
      'تتغيّر المساحات وساعات التسوّق والعروض خلال أسابيع. ماذا تدقّق قبل رمضان وأثناءه وبعده، وفي أي ساعة من اليوم.',
    category: 'Promotions',
    categoryAr: 'العروض الترويجية',
  },
};
