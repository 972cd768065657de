import { brand } from '#shared/company/brand.ts';
import type { texts as english } from './what-we-do.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  about_title: 'خدماتنا',
  about_description:
    'ننقل إلى العلامات التجارية ما يجري فعلًا في متاجر العراق وإقليم كوردستان، لتبني قرارها على ما شوهد بالعين.',
  mission_statement:
    'بين الخطة والرف موزّع وسيارة وصاحب متجر وصباح مزدحم. مهمتنا أن نُري العلامات التجارية ما يبقى من خطتها عند الوصول: معدودًا ومصوَّرًا ومراجَعًا.',
  vision_statement:
    'منهج واحد في المحافظات الثماني عشرة، من الهايبرماركت إلى دكان الحي. وما نجده يصلك كما هو، حتى حين لا يسر أحدًا.',
  company_description: `نحن علامة تابعة لـ ${brand.parent.ar}، ومن الزيارات المتفرّقة نخرج بأرقام تبني عليها خططك.`,
  service1_title: 'تدقيق التجزئة والتنفيذ على الرف',
  service1_description: 'التوفّر وحصة الرف والسعر ومخطّط الرفوف، نعدّها واجهةً واجهة.',
  service2_title: 'تدقيق العروض والتفعيل',
  service2_description: 'هل نُصب الستاند وامتلأ بالبضاعة وحضر الكادر في اليوم الذي دفعت ثمنه؟',
  service3_title: 'التسوّق الخفي وتجربة العميل',
  service3_description: 'متسوّقون خفيون مدرَّبون ينقلون الزيارة كما يعيشها زبونك فعلًا.',
};
