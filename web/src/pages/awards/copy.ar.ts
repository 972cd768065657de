import { brand } from '#shared/company/brand.ts';
import { texts as ownTexts } from '#shared/content/company/awards.ar.ts';
import { texts as labels } from '#shared/content/company/figures.ar.ts';
import type { AwardsCopy, AwardsTexts } from './copy.en.ts';

export const texts: AwardsTexts = { ...labels, ...ownTexts };

export const copy: AwardsCopy = {
  meta: {
    title: `الجوائز والتقدير | ${brand.name.ar}`,
    description:
      'رضا العملاء والشراكات في تدقيق التجزئة وأبحاث السوق في العراق، وبماذا نريد أن نُعرف، وأي عمل يستحق جائزة.',
    keywords: 'جوائز، تقدير، رضا العملاء، شراكات طويلة، تدقيق التجزئة في العراق، أبحاث السوق في العراق',
  },
  actions: { report: 'تصفّح نموذج التقرير', method: 'منهجنا', plan: 'خطّط لتدقيقك' },
  recognition: {
    title: 'بماذا نريد أن نُعرف',
    items: [
      { title: 'الدليل', text: 'إثباتات تصمد حين يعترض مورّد أو صاحب متجر.' },
      { title: 'التغطية', text: 'زيارات تُنجز في كل محافظة، حتى حيث يطول الطريق.' },
      { title: 'السرعة', text: 'نتائج على الشاشة فور مراجعتها.' },
      { title: 'الصراحة', text: 'الخبر السيئ يصل مبكرًا، ومعه المتجر الذي جاء منه.' },
      { title: 'السرية', text: 'نتائجك تبقى لك وحدك.' },
    ],
  },
  awards: {
    title: 'ما يستحق جائزة في عملنا',
    items: [
      { title: 'المدقّق الأدق', text: 'لزيارات لم تحتج إلى تصحيح.' },
      { title: 'أفضل دليل', text: 'لصور تجيب عن السؤال بلا شرح.' },
      { title: 'أطول طريق', text: 'لمتاجر لم يصل إليها تدقيق من قبل.' },
      { title: 'أفضل معلّم', text: 'لمن تعلّم منه زملاؤه أكثر من غيره.' },
    ],
  },
  proofs: { clients: 'ماذا يقول عملاؤنا', certification: 'الاعتماد' },
  closing: {
    title: 'جرّبنا في مشروع واحد، ثم احكم.',
    text: 'ابدأ بمدينة واحدة أو فئة واحدة أو حملة واحدة.',
    action: 'تواصل معنا',
  },
};
