import { brand } from '#shared/company/brand.ts';
import type { SampleReportCopy } from './copy.en.ts';

export const copy: SampleReportCopy = {
  meta: {
    title: `نموذج تقرير | ${brand.name.ar}`,
    description:
      'تصفّح تقرير تدقيق رفوف من ست صفحات عن علامة ألبان خيالية: التوفّر والأسعار وحصة الرف والمنهج وحدوده. اقرأه هنا أو نزّله.',
    keywords: 'نموذج تقرير تدقيق، مثال على تدقيق التجزئة، التوفّر على الرف، حصة الرف، العراق',
  },
  title: 'التقرير الذي تستلمه',
  lead: 'ست صفحات عن علامة ألبان خيالية. بيانات توضيحية.',
  languages: 'لغة التقرير',
  download: 'نزّل التقرير',
  closing: {
    title: 'اطلب تقريرًا كهذا عن رفك.',
    text: 'فئتك ومحافظاتك وقائمة متاجرك.',
    action: 'اطلب مثله لفئتك',
  },
};
