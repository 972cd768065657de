import type { ReadingCopy } from './copy.en.ts';

export const copy: ReadingCopy = {
  pause: 'أوقف حركة الرفوف',
  play: 'شغّل حركة الرفوف',
  example: 'بيانات توضيحية',
  sample: 'شاهد نموذج تقرير',
  record: 'ما تسجّله القراءة',
  counter: ['القراءة ١ من ٣', 'القراءة ٢ من ٣', 'القراءة ٣ من ٣'],
  fields: { store: 'المتجر', place: 'المكان', taken: 'الوقت', checked: 'المراجعة' },
  findings: 'ما تجده الزيارة على هذه الرفوف',
  readings: [
    {
      product: 'لبن',
      finding: 'واجهتان فارغتان من أصل أربع',
      store: 'ميني ماركت ٢٦٢',
      place: 'العشار، البصرة',
      taken: '١٩ أيار، ٠٩:٢٧',
      checked: 'مراجِع، ١٥:٤٠',
    },
    {
      product: 'شاي',
      finding: 'البطاقة ٢٬٥٠٠ والقائمة ٢٬٢٥٠',
      store: 'سوبرماركت ١٣٣',
      place: 'عنكاوا، أربيل',
      taken: '١٩ أيار، ١١:٠٨',
      checked: 'مراجِع، ١٧:٣٠',
    },
    {
      product: 'رز',
      finding: 'في مكانه كما اتُّفق',
      store: 'هايبرماركت ٥٢',
      place: 'المنصور، بغداد',
      taken: '١٩ أيار، ١٢:٥٣',
      checked: 'مراجِع، ١٨:١٠',
    },
  ],
};
