import type { Sample } from './sample.ts';

export const dataQualityAnalyst: Sample = {
  kind: 'career',
  id: 'sample-data-quality-analyst',
  daysAgo: 15,
  fields: {
    title: 'Example opening: Data Quality Analyst',
    titleAr: 'وظيفة تجريبية: محلّل جودة بيانات',
    department: 'Data and insights',
    departmentAr: 'البيانات والتحليلات',
    location: 'Sulaymaniyah',
    locationAr: 'السليمانية',
    type: 'full-time',
    typeAr: 'دوام كامل',
    description: `*An example that comes with the site: it shows how an opening looks, and offers no work.*

You decide whether an audit visit may enter a report. Every day you go through the visits that our rules have marked, compare photos with answers, call auditors when something does not fit, and write down what you found so that the next questionnaire is better.

## Your tasks

- Review marked visits, and accept them, send them back or have them repeated.
- Plan second visits and work out how far two counts differ.
- Improve the rules that mark a visit, together with the software team.
- Prepare a short quality note for each report.`,
    descriptionAr: `*مثال يأتي مع الموقع: يُظهر شكل إعلان الوظيفة، ولا يعرض عملًا.*

أنت من يقرّر هل تدخل الزيارة في التقرير. تراجع كل يوم الزيارات التي أشّرتها قواعدنا، وتقارن الصور بالإجابات، وتتصل بالمدقّقين حين لا يتطابق شيء، وتدوّن ما وجدته لتكون الاستمارة القادمة أفضل.

## مهامك

- مراجعة الزيارات المؤشَّرة: قبولها أو إعادتها أو طلب تكرارها.
- تخطيط الزيارات الثانية وحساب الفرق بين عدّين.
- تحسين قواعد التأشير مع فريق البرمجيات.
- إعداد ملاحظة جودة قصيرة مع كل تقرير.`,
    requirements: `- Confident work with spreadsheets and basic SQL
- Good Arabic and English; Sorani Kurdish is a strong advantage
- An eye for a number that cannot be right
- The patience to ask a third time, kindly`,
    requirementsAr: `- إتقان العمل على الجداول الإلكترونية ومعرفة أساسية بلغة SQL
- عربية وإنجليزية جيدتان، والكوردية السورانية ميزة كبيرة
- عين تلتقط الرقم الذي لا يمكن أن يكون صحيحًا
- صبر يسمح بالسؤال للمرة الثالثة بلطف`,
    benefits: '- Pay, hours and leave as the contract says',
    benefitsAr: '- الأجر والساعات والإجازات كما ينص العقد',
    salaryRange: '',
  },
};
