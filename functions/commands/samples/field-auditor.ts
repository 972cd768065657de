import type { Sample } from './sample.ts';

export const fieldAuditor: Sample = {
  kind: 'career',
  id: 'sample-field-auditor-basra',
  daysAgo: 8,
  fields: {
    title: 'Example opening: Field Auditor',
    titleAr: 'وظيفة تجريبية: مدقّق ميداني',
    department: 'Field operations',
    departmentAr: 'العمليات الميدانية',
    location: 'Basra',
    locationAr: 'البصرة',
    type: 'part-time',
    typeAr: 'دوام جزئي',
    description: `*An example that comes with the site: it shows how an opening looks, and offers no work.*

You visit supermarkets, minimarkets and neighbourhood shops in Basra and record what is on the shelf: availability, prices, facings and promotional displays. You work with our app, which also runs without a signal, along a route you agree with your supervisor every week.

## Your day

- Visit the stores of your route at the agreed hours.
- Count, measure and photograph as the questionnaire says.
- Answer questions of the quality team on the same day.`,
    descriptionAr: `*مثال يأتي مع الموقع: يُظهر شكل إعلان الوظيفة، ولا يعرض عملًا.*

تزور الأسواق والميني ماركت ودكاكين الأحياء في البصرة، وتسجّل ما على الرف: التوفّر والأسعار وواجهات العرض ومواقع العروض الترويجية. تعمل بتطبيقنا الذي يعمل حتى بلا شبكة، وفق خط سير تتفق عليه أسبوعيًا مع مشرفك.

## يومك

- زيارة متاجر خط سيرك في الساعات المتفق عليها.
- العدّ والقياس والتصوير كما تنص الاستمارة.
- الرد على أسئلة فريق الجودة في اليوم نفسه.`,
    requirements: `- You live in Basra and know its districts.
- You speak Arabic; English is not needed.
- You are exact, and polite with people who have little time.
- You have an Android phone and can get from store to store.
- Experience in sales or merchandising helps.`,
    requirementsAr: `- أن تقيم في البصرة وتعرف مناطقها.
- العربية مطلوبة، ولا حاجة إلى الإنجليزية.
- الدقة، واللباقة مع من لا وقت لديه.
- هاتف أندرويد ووسيلة للتنقل بين المتاجر.
- خبرة في المبيعات أو تنسيق الرفوف ميزة.`,
    benefits: '- Pay, hours and leave as the contract says',
    benefitsAr: '- الأجر والساعات والإجازات كما ينص العقد',
    salaryRange: '',
  },
};
