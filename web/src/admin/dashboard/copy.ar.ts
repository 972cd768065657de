import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'لوحة الإدارة',
  loading: 'جارٍ التحميل',
  skipLink: 'انتقل إلى المحتوى الرئيسي',
  welcome: 'أهلًا،',
  home: 'زيارة الموقع',
  account: 'الحساب',
  roles: { owner: 'مالك', editor: 'محرّر' },
  allTabs: 'كل الأقسام',
  logout: 'تسجيل الخروج',
  people: 'المستخدمون',
  backups: 'النسخ الاحتياطية',
  tabs: 'أقسام الموقع',
  pictures: 'الصور',
  newsletter: 'النشرة البريدية',
  usage: 'ما يجرّبه الزوار',
};
