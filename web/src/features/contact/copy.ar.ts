import { messageMaxLength, messageMinLength } from '#shared/messages/limits.ts';
import type { ContactFormCopy } from './copy.en.ts';

const digits = new Intl.NumberFormat('ar-IQ');

export const copy: ContactFormCopy = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  company: 'الشركة',
  service: 'الخدمة',
  message: 'الرسالة',
  anythingElse: 'هل من شيء آخر؟',
  optional: '(اختياري)',
  chooseService: 'اختر خدمة',
  services: {
    'sales-merchandising': 'تدقيق التجزئة والتنفيذ على الرف',
    'activation-experience': 'العروض والتفعيل',
    'data-technology': 'أبحاث السوق ونظام التدقيق',
    'digital-commerce': 'التجارة الرقمية',
    'general-inquiry': 'استفسار عام',
  },
  messageHint: `${digits.format(messageMinLength)} أحرف على الأقل`,
  errors: {
    name: { required: 'الاسم مطلوب', 'too-long': 'الاسم طويل جدًا، يُرجى اختصاره' },
    email: {
      required: 'البريد الإلكتروني مطلوب',
      invalid: 'البريد الإلكتروني غير صحيح',
      'too-long': 'البريد الإلكتروني طويل جدًا، يُرجى التحقّق منه',
    },
    company: { 'too-long': 'اسم الشركة طويل جدًا، يُرجى اختصاره' },
    service: { 'too-long': 'يُرجى اختيار خدمة من القائمة' },
    message: {
      required: 'الرسالة مطلوبة',
      'too-short': `يجب ألا تقل الرسالة عن ${digits.format(messageMinLength)} أحرف`,
      'too-long': `يجب ألا تزيد الرسالة على ${digits.format(messageMaxLength)} حرف`,
    },
  },
  honeypot: 'اترك هذا الحقل فارغًا',
  send: 'أرسل الرسالة',
  sending: 'جارٍ الإرسال',
  privacyBefore: 'بإرسال الرسالة توافق على ',
  privacyLink: 'سياسة الخصوصية',
  privacyAfter: '.',
  sentTitle: 'أُرسلت رسالتك بنجاح!',
  sentText: 'شكرًا على رسالتك. سنرد عليك خلال ٢٤ ساعة.',
  failedTitle: 'تعذّر إرسال الرسالة',
  failedText: 'يُرجى المحاولة مرة أخرى لاحقًا.',
  failedNotice: 'لم تُرسل رسالتك بعد. وهي محفوظة في هذه الصفحة حتى لو أعدت تحميلها، فحاول مرة أخرى.',
  tooManyNotice: 'أُرسلت رسائل كثيرة في وقت قصير. رسالتك محفوظة هنا، فحاول مرة أخرى بعد بضع دقائق.',
  noScript: 'يحتاج هذا النموذج إلى تفعيل جافاسكربت. وبدونه يُرجى مراسلتنا بالبريد الإلكتروني أو الاتصال بنا.',
};
