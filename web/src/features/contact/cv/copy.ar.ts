import { cvMonths } from '#shared/privacy/retention.ts';
import type { CvCopy } from './copy.en.ts';

const months: Readonly<Record<typeof cvMonths, string>> = { 6: 'ستة أشهر' };

export const copy: CvCopy = {
  label: 'السيرة الذاتية',
  optional: '(اختياري)',
  keptFor: `لا يفتحها إلا مديرو الموقع، ونحذف الملف بعد ${months[cvMonths]}، أو قبل ذلك إن طلبت.`,
  invite: 'اختر ملف PDF',
  orDrop: 'أو أسقطه هنا',
  limit: 'حتى ٥ ميغابايت',
  letGo: 'أفلته لإضافته',
  one: 'ملف PDF واحد، حتى ٥ ميغابايت',
  choose: 'اختر ملفًا',
  replace: 'استبدال',
  another: 'اختر غيره',
  cancel: 'إلغاء',
  remove: 'إزالة',
  retry: 'حاول مرة أخرى',
  checking: 'جارٍ الفحص',
  uploading: (share) => `جارٍ الرفع، ${share}`,
  attached: (size) => `${size}، فُحص`,
  megabytes: (number) => `${number} ميغابايت`,
  kilobytes: (number) => `${number} كيلوبايت`,
  said: {
    checking: (name) => `جارٍ فحص ${name}`,
    uploading: (name) => `جارٍ رفع ${name}`,
    attached: (name) => `فُحص ${name} وسيُرسل مع رسالتك.`,
    none: 'لا سيرة ذاتية مع رسالتك.',
  },
  refused: {
    'not-pdf': 'هذا ليس ملف PDF. احفظه بصيغة PDF واختره من جديد.',
    empty: 'هذا الملف فارغ. احفظه مرة أخرى واختره من جديد.',
    'too-large': (size) => `حجمه ${size}. يُرجى اختيار ملف أصغر من ٥ ميغابايت.`,
    incomplete: 'ملف PDF هذا غير مكتمل. احفظه مرة أخرى واختره من جديد.',
    encrypted: 'ملف PDF هذا محمي بكلمة مرور. احفظه من دونها واختره من جديد.',
    active: 'في ملف PDF هذا نص برمجي أو ملف آخر. اطبعه إلى ملف PDF جديد واختر الجديد.',
    unreadable: 'تعذّر فحص ملف PDF هذا. اطبعه إلى ملف PDF جديد واختر الجديد.',
    interrupted: 'انقطع الرفع. حاول مرة أخرى.',
    expired: 'بدأ الرفع متأخرًا. حاول مرة أخرى ليبدأ من جديد.',
    'too-many': 'أُرسلت ملفات كثيرة اليوم. حاول غدًا، أو أزل الملف وأرسل رسالتك من دونه.',
    gone: 'وصلت رسالتك من دون هذه السيرة الذاتية، فلم تعد موجودة. اخترها من جديد وأرسل مرة أخرى.',
  },
};
