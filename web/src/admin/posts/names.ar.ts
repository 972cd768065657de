import type { names as english } from './names.en.ts';

export const names: typeof english = {
  tabs: { blog: 'المدوّنة', news: 'الأخبار', career: 'الوظائف' },
  untitled: 'بلا عنوان',
};
