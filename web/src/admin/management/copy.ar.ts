import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  screen: 'دخول الإدارة',
  title: 'دخول الإدارة',
  lead: 'أدخل رمز الدخول للمتابعة.',
  noCode: 'لم يُحدَّد رمز دخول لهذا الموقع، فلا رمز يفتح هذه البوابة.',
  signIn: 'تسجيل الدخول',
  code: 'رمز الدخول',
  verify: 'تحقّق من الرمز',
  granted: 'الرمز صحيح',
  grantedLead: 'يمكنك الآن تسجيل الدخول.',
  proceed: 'المتابعة إلى لوحة الإدارة',
};
