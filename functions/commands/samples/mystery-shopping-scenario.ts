import type { Sample } from './sample.ts';

const content = `A mystery shopper who asks odd questions is recognised within a minute, and from then on you measure how staff treat an inspector. A good scenario is therefore boring: it is something a real customer does every week in that shop.

## Start from a decision, not from a form

Ask first what you will do differently when you know the result. *Should we train the phone team or change the opening script? Do branches offer the instalment plan without being asked?* Each question of the form has to serve one such decision. What serves none makes the visit longer and the shopper easier to spot.

## Give the shopper a life

Write down who this customer is, in three lines:

- what they need, and by when;
- what they already know about the product;
- what would make them leave without buying.

"A father who needs a washing machine before the weekend and has seen a lower price elsewhere" is enough. The shopper can answer any return question from it without learning sentences by heart.

## Describe behaviour, not impressions

"Was the employee friendly?" gets a different answer from every shopper. Ask for what could be seen or heard:

1. Did the employee greet you before you spoke?
2. Which questions did they ask about your need?
3. Which product did they suggest first, and what reason did they give?
4. How long did you wait before somebody served you?

> If two people standing next to each other would answer a question differently, rewrite the question.

## Mind the language of the visit

In one mall in Sulaymaniyah customers speak Sorani, Arabic and English within the same hour. Decide in which language the shopper opens the conversation, record in which language the employee answered, and do not count a switch of language as poor service unless your own standard says so.

## Leave the individual out

Report by branch and by shift. As soon as a result can be traced to one person, staff look for the shopper instead of serving the customer, and the programme loses its value in every later wave.

More about the steps from planning to the final report is on our [mystery shopping page](/mystery-shopping-iraq).`;

const contentAr = `المتسوّق الخفي الذي يطرح أسئلة غريبة يُكشف خلال دقيقة، وبعدها لا تقيس الخدمة، بل تقيس كيف يعامل الموظفون المفتّش. لذلك فالسيناريو الجيد سيناريو عادي جدًا: شيء يفعله زبون حقيقي كل أسبوع في ذلك المتجر.

## ابدأ من القرار لا من الاستمارة

اسأل أولًا: ماذا سنغيّر حين نعرف النتيجة؟ *هل ندرّب فريق الهاتف أم نعدّل عبارة الاستقبال؟ هل تعرض الفروع التقسيط من دون أن يُطلب منها؟* كل سؤال في الاستمارة يجب أن يخدم قرارًا من هذا النوع. وما لا يخدم قرارًا يطيل الزيارة ويسهّل كشف المتسوّق.

## امنح المتسوّق شخصية

اكتب من هو هذا الزبون في ثلاثة أسطر:

- ماذا يحتاج، ومتى؛
- ماذا يعرف مسبقًا عن المنتج؛
- ما الذي يجعله يغادر من دون شراء.

«أبٌ يحتاج غسالة قبل نهاية الأسبوع، وقد رأى سعرًا أقل في مكان آخر»: هذا يكفي. بهذه الخلفية يجيب المتسوّق عن أي سؤال يوجَّه إليه من دون أن يحفظ جملًا عن ظهر قلب.

## صِف السلوك لا الانطباع

سؤال «هل كان الموظف لطيفًا؟» يتلقى من كل متسوّق جوابًا مختلفًا. اسأل عما يُرى أو يُسمع:

1. هل حيّاك الموظف قبل أن تتكلم؟
2. ما الأسئلة التي طرحها عن حاجتك؟
3. أي منتج اقترح أولًا، وبأي سبب؟
4. كم انتظرت حتى خدمك أحد؟

> إذا كان شخصان يقفان جنبًا إلى جنب سيجيبان عن السؤال جوابين مختلفين، فأعد صياغة السؤال.

## انتبه إلى لغة الزيارة

في مول واحد في السليمانية يتحدث الزبائن الكوردية السورانية والعربية والإنجليزية خلال ساعة واحدة. حدّد بأي لغة يبدأ المتسوّق الحديث، وسجّل بأي لغة أجاب الموظف، ولا تحسب تبديل اللغة ضعفًا في الخدمة إلا إذا نصت معاييرك على ذلك.

## دع الأفراد خارج التقرير

اعرض النتائج بحسب الفرع والوردية. فما إن يصبح بالإمكان رد النتيجة إلى شخص بعينه حتى ينشغل الموظفون بالبحث عن المتسوّق بدل خدمة الزبون، ويفقد البرنامج قيمته في الجولات التالية.

للمزيد عن الخطوات من التخطيط إلى التقرير النهائي، راجع [صفحة التسوّق الخفي](/ar/mystery-shopping-iraq).`;

export const mysteryShoppingScenario: Sample = {
  kind: 'blog',
  id: 'sample-mystery-shopping-scenario',
  daysAgo: 10,
  fields: {
    title: 'Writing a mystery shopping scenario that nobody notices',
    titleAr: 'كيف تكتب سيناريو تسوّق خفي لا يلفت النظر',
    content,
    contentAr,
    excerpt:
      'A good scenario is something a real customer does every week. How to write one that staff do not recognise and whose answers lead to a decision.',
    excerptAr:
      'السيناريو الجيد شيء يفعله زبون حقيقي كل أسبوع. كيف تكتبه بحيث لا يكتشفه الموظفون وتقود إجاباته إلى قرار.',
    category: 'Mystery shopping',
    categoryAr: 'التسوّق الخفي',
  },
};
