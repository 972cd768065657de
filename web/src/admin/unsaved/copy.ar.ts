import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'تجاهل التغييرات غير المحفوظة؟',
  text: 'هذه التغييرات لم تُحفظ، وإن تابعت ضاعت:',
  discard: 'تجاهل التغييرات',
  stay: 'متابعة التحرير',
  theirs: 'حُفظ في هذه الأثناء',
  keepMine: 'حفظ نسختي',
  takeTheirs: 'استعمال النسخة الأخرى',
  mark: 'تغييرات غير محفوظة',
  nothingToSave: { title: 'لا شيء لحفظه', text: 'لم يتغيّر هنا شيء.' },
};
