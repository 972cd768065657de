import { brand } from '#shared/brand.ts';
import type { HomeCopy } from './copy.en.ts';

export { texts } from '#shared/content/home/hero.ar.ts';

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
    pauseVideo: 'أوقف فيديو الخلفية',
    playVideo: 'شغّل فيديو الخلفية',
  },
  figures: {
    title: 'حضورنا بالأرقام',
    provinces: 'محافظة عراقية نغطّيها',
    experience: 'سنة من خبرة فريقنا',
    projects: 'مشروعًا بحثيًا أنجزناه',
    respondents: 'مستجيب حتى اليوم',
  },
};
