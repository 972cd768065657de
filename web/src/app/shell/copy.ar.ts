import { texts as contactTexts } from '#shared/content/company/contact.ar.ts';
import { texts as shellTexts } from '#shared/content/company/shell.ar.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';

/** Includes the contact page's texts, which the footer shows, too. */
export const texts: ShellTexts = { ...contactTexts, ...shellTexts };

export const copy: ShellCopy = {
  skipLink: 'انتقل إلى المحتوى الرئيسي',
  navigation: 'التنقل الرئيسي',
  whatWeDo: 'خدماتنا',
  allServices: { title: 'كل الخدمات', text: 'جميعها في صفحة واحدة' },
  ourPeople: 'فريقنا',
  insights: 'من الميدان',
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
  serviceLines: {
    '/retail-auditing-iraq': 'عدّ وأسعار وصور من داخل المتجر',
    '/activation-experience': 'هل كان الستاند حاضرًا في اليوم الذي دفعت ثمنه؟',
    '/mystery-shopping-iraq': 'ما يلقاه زبونك عند الشراء',
    '/data-technology': 'لماذا يُباع، بلسان من يشتري',
    '/custom-strategic-audits': 'إطلاق أو أزمة أو رمضان أو حصر متاجر',
    '/proprietary-retail-software': 'التطبيق ولوحة البيانات خلف كل زيارة',
  },
  unsure: { question: 'لا تعرف أيها تحتاج؟', action: 'اسألنا' },
  footer: {
    services: 'الخدمات',
    company: 'الشركة',
    contact: 'تواصل معنا',
    hours: 'أوقات العمل',
    social: 'وسائل التواصل',
    plan: 'خطّط لتدقيقك',
    people: 'فريقنا',
    method: 'منهجنا',
    sampleReport: 'نموذج تقرير',
    tryAnAudit: 'دقّق رفًا بنفسك',
    awards: 'الجوائز',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط',
    cookies: 'تفضيلات ملفات تعريف الارتباط',
    admin: 'إدارة الموقع',
    legal: 'معلومات قانونية',
  },
  scrollToTop: 'العودة إلى الأعلى',
  chat: {
    needHelp: 'كيف نساعدك؟',
    chat: 'تحدّث معنا',
    dismiss: 'إخفاء هذا التلميح',
    title: 'اطلب عرض سعر',
    close: 'أغلق المحادثة',
    waiting:
      'تظهر الأسئلة هنا بعد لحظات، وهي تحتاج إلى جافاسكربت. وإن لم تظهر فاكتب إلينا أو تواصل معنا هاتفيًا.',
    write: 'انتقل إلى صفحة التواصل',
  },
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
