import { brand } from '#shared/company/brand.ts';
import { texts as labels } from '#shared/content/company/figures.ar.ts';
import { texts as heroTexts } from '#shared/content/home/hero.ar.ts';
import type { HomeCopy, HomeTexts } from './copy.en.ts';

export const texts: HomeTexts = { ...labels, ...heroTexts };

export const copy: HomeCopy = {
  meta: {
    title: `${brand.name.ar}: تدقيق التجزئة وأبحاث السوق في العراق`,
    description:
      'تدقيق تجزئة وتسوّق خفي وأبحاث سوق في محافظات العراق كافة، ومنها محافظات إقليم كوردستان. كل نتيجة موثّقة بالصورة والمكان والوقت.',
    keywords:
      'تدقيق التجزئة في العراق، التسوّق الخفي، أبحاث السوق في العراق، تدقيق الرفوف، السلع الاستهلاكية، إقليم كوردستان',
  },
  hero: {
    promise: 'نرد خلال ٢٤ ساعة',
    audit: { question: 'دقّق رفًا بنفسك', terms: '٣٠ ثانية، ٧ أخطاء' },
  },
  figures: 'حضورنا بالأرقام',
};
