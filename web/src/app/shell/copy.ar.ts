import { texts as contactTexts } from '#shared/content/company/contact.ar.ts';
import { texts as shellTexts } from '#shared/content/company/shell.ar.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';

/** The contact page's own texts, which the footer shows too, come along. */
export const texts: ShellTexts = { ...contactTexts, ...shellTexts };

export const copy: ShellCopy = {
  skipLink: 'انتقل إلى المحتوى الرئيسي',
  navigation: 'التنقل الرئيسي',
  whatWeDo: 'خدماتنا',
  ourPeople: 'فريقنا',
  getStarted: 'اطلب عرض سعر',
  language: 'اللغة',
  openMenu: 'افتح القائمة',
  closeMenu: 'أغلق القائمة',
  menu: 'القائمة',
  services: {
    '/retail-auditing-iraq': 'تدقيق التجزئة والتنفيذ على الرف',
    '/activation-experience': 'العروض والتفعيل',
    '/mystery-shopping-iraq': 'التسوّق الخفي',
    '/data-technology': 'أبحاث السوق',
    '/custom-strategic-audits': 'التدقيق المخصّص والاستراتيجي',
    '/proprietary-retail-software': 'نظام التدقيق',
  },
  footer: {
    services: 'الخدمات',
    company: 'الشركة',
    contact: 'تواصل معنا',
    social: 'وسائل التواصل',
    people: 'فريقنا',
    awards: 'الجوائز',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط',
    cookies: 'تفضيلات ملفات تعريف الارتباط',
    admin: 'إدارة الموقع',
    legal: 'معلومات قانونية',
  },
  scrollToTop: 'العودة إلى الأعلى',
  chat: { needHelp: 'كيف نساعدك؟', chat: 'تحدّث معنا', dismiss: 'إخفاء هذا التلميح' },
  chatFailed: 'تعذّر فتح المحادثة',
  tryLater: 'يُرجى المحاولة مرة أخرى لاحقًا.',
  connection: { offline: 'أنت غير متصل بالإنترنت', restored: 'عاد الاتصال بالإنترنت' },
  cookies: {
    title: 'ملفات تعريف الارتباط',
    text: 'ملفات ضرورية فقط، وغيرها بموافقتك.',
    acceptAll: 'قبول الكل',
    rejectAll: 'رفض الكل',
    preferences: 'التفضيلات',
  },
  error: {
    title: 'حدث خطأ ما',
    text: 'نأسف، فقد حدث أمر غير متوقّع. يُرجى تحديث الصفحة والمحاولة من جديد.',
    tryAgain: 'حاول مرة أخرى',
    goHome: 'الصفحة الرئيسية',
  },
  incomplete: {
    text: 'لم تُحمَّل هذه الصفحة كاملةً، فأزرارها ونماذجها لا تعمل، ولم يُرسل منها شيء بعد.',
    reload: 'أعد التحميل',
  },
  closeToast: 'إغلاق',
  notifications: 'الإشعارات',
};
