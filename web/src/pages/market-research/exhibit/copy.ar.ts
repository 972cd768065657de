import type { FieldDayCopy } from './copy.en.ts';

/** One and two are expressed by the noun alone; three to ten take the plural, more the singular. */
function interviews(count: string, number: number): string {
  if (number === 1) return 'مقابلة واحدة';
  if (number === 2) return 'مقابلتان';
  return `${count} ${number <= 10 ? 'مقابلات' : 'مقابلة'}`;
}

/** The digit zero is only a dot, which does not look like a number. */
const inWords = (number: string) => (number === '٠' ? 'صفر' : number);

export const copy: FieldDayCopy = {
  title: 'يوم ميداني كما جرى',
  lead: 'انقطاع الإشارة لا يضيّع شيئًا: يحفظ التطبيق المقابلة ويرسلها لاحقًا بوقتها الحقيقي.',
  example: 'بيانات توضيحية',
  count: inWords,
  of: (received, all) => [inWords(received), `من ${all}`],
  received: 'مقابلة وصلت',
  waiting: 'بانتظار الإشارة',
  key: {
    received: 'مقابلة وصلت',
    waiting: 'محفوظة في الهاتف بلا إشارة',
    ahead: 'لم تتم بعد',
  },
  play: 'شغّل اليوم',
  pause: 'إيقاف مؤقت',
  pace: 'كل ساعة تمرّ في ٣ ثوانٍ',
  time: 'وقت اليوم',
  at: (time, received, all, waiting) =>
    `${time}، وصلت ${inWords(received)} من ${all}، و${inWords(waiting)} بالانتظار`,
  province: (name, received, all) => `${name}: وصلت ${inWords(received)} من ${all}`,
  note: 'وتُحسب حلبجة مع السليمانية.',
  table: 'المقابلات في كل محافظة',
  columns: { province: 'المحافظة', received: 'وصلت', waiting: 'بالانتظار' },
  events: 'آخر الأحداث',
  lost: (place) => `${place}: لا إشارة`,
  kept: (place, count, number) => `${place}: المحفوظ في الهاتف ${interviews(count, number)}`,
  back: (place, count, number) => `${place}: عادت الإشارة ووصلت ${interviews(count, number)}`,
};
