import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  screen: 'تسجيل الدخول إلى إدارة الموقع',
  title: 'إدارة الموقع',
  lead: 'المحتوى والرسائل والمنشورات.',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  problems: {
    username: { required: 'اكتب اسم المستخدم', 'too-long': 'اسم المستخدم أطول من اللازم' },
    password: { required: 'اكتب كلمة المرور', 'too-long': 'كلمة المرور أطول من اللازم' },
  },
  forgot: 'نسيت كلمة المرور؟',
  passwordScreen: 'كلمة مرور إدارة الموقع',
  passwordLead: 'لإدارة الموقع.',
  login: 'تسجيل الدخول',
  loggingIn: 'جارٍ تسجيل الدخول',
  loggedIn: 'سجّلت الدخول بنجاح',
  invalid: 'اسم المستخدم أو كلمة المرور غير صحيح',
  failed: 'تعذّر تسجيل الدخول. حاول مرة أخرى.',
  tooMany: 'محاولات فاشلة كثيرة؛ انتظر بضع دقائق ثم حاول مرة أخرى.',
  codes: 'رموز التحقّق',
  codeLate: 'انقضت المهلة. اكتب اسم المستخدم وكلمة المرور من جديد.',
  unreachable: 'تعذّر الوصول إلى الخادم.',
  tryAgain: 'حاول مرة أخرى',
  ended: 'انتهت جلستك. سجّل الدخول مرة أخرى لتتابع من حيث توقفت.',
};
