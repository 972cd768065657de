/** بالعربية. */
export const copy: typeof import('./copy.en.ts').copy = {
  dateHint: 'بتوقيت العراق (بغداد). إن تُرك فارغًا فعند النشر لأول مرة.',
  endHint: 'بتوقيت العراق. إن تُرك فارغًا يبقى منشورًا.',
  scheduled: (date) => `سيراه الزوار ابتداءً من ${date}.`,
  until: (date) => `يراه الزوار حتى ${date}.`,
  ended: (date) => `انتهى نشره في ${date}.`,
};
