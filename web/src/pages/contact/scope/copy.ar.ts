import type { ScopeCopy } from './copy.en.ts';

export { texts } from '#shared/content/services/plan.ar.ts';

export const copy: ScopeCopy = {
  title: 'نطاق تدقيقك',
  change: 'تعديل',
  rows: {
    provinces: 'المحافظات',
    outlets: 'المنافذ',
    products: 'الأصناف',
    waves: 'الجولات',
    sample: 'العيّنة',
    margin: 'هامش الخطأ',
    time: 'العمل الميداني',
  },
  comma: '، ',
  outlets: {
    supermarkets: 'سوبرماركت',
    minimarkets: 'ميني ماركت',
    groceries: 'دكاكين',
    pharmacies: 'صيدليات',
    wholesale: 'جملة',
  },
  anyOutlets: 'أي منها',
  served: (count) => `العدد الكلي ${count}`,
  waves: { 1: 'مرة واحدة', 6: '٦ جولات شهرية', 12: '١٢ جولة شهرية', 26: '٢٦ جولة، كل أسبوعين' },
  sample: (visits, each, places) =>
    places === 1 ? `${visits} زيارة في الجولة` : `${visits} زيارة في الجولة، ${each} في كل محافظة`,
  complete: (visits) => `المنافذ كلها وعددها ${visits}، في كل جولة`,
  margin: (points) => `±${points} نقاط بثقة ٩٥٪`,
  noMargin: 'لا هامش: نزورها كلها',
  time: (days, auditors) => `الأيام: ${days}، المدقّقون: ${auditors}`,
  note: 'يُرسل هذا مع رسالتك.',
};
