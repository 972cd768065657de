export const copy: typeof import('./copy.en.ts').copy = {
  baghdadTime: (time) => `${time} بتوقيت بغداد`,
  dateHint: 'بتوقيت العراق (بغداد). إن تُرك فارغًا كان تاريخ أول نشر.',
  endHint: 'بتوقيت العراق. إن تُرك فارغًا بقي منشورًا.',
  incomplete: 'أحد التاريخين أدناه غير مكتمل، ولا يُحفظ المنشور قبل أن يكتمل.',
  scheduled: (date) => `سيراه الزوّار ابتداءً من ${date}.`,
  staysDraft: (date) => `يبقى مسوّدة في ${date}: فعّل «منشور».`,
  plannedDraft: (date) => `غير مجدول: يبقى مسوّدة في ${date}`,
  publishThen: 'النشر في هذا الموعد',
  until: (date) => `يراه الزوّار حتى ${date}.`,
  ended: (date) => `انتهى نشره في ${date}.`,
};
