import { chatDetailsMaxLength } from '#shared/messages/chat.ts';
import { chatOptions } from '#shared/messages/chat-options.ar.ts';
import type { ChatCopy } from './copy.en.ts';

const digits = new Intl.NumberFormat('ar-IQ');

export const copy: ChatCopy = {
  progress: (step, count) => `${digits.format(step)} من ${digits.format(count)}`,
  promise: 'نرد خلال ٢٤ ساعة',
  selections: 'اختياراتك',
  labels: { service: 'الخدمة', industry: 'القطاع', region: 'المنطقة', urgency: 'موعد البدء' },
  questions: {
    service: 'أي خدمة تحتاج إليها؟',
    industry: 'في أي قطاع تعمل؟',
    region: 'أين تقع المتاجر؟',
    urgency: 'متى تود أن نبدأ؟',
    details: 'هل من تفاصيل تود إضافتها؟',
    contact: 'إلى من نرسل الرد؟',
  },
  options: chatOptions,
  ownWords: 'الخدمة المطلوبة بكلماتك',
  details: 'تفاصيل إضافية',
  detailsHint: 'مثل المنتجات وعدد المتاجر ومواعيد التقارير.',
  detailsTooLong: `يُرجى الاختصار إلى ${digits.format(chatDetailsMaxLength)} حرف.`,
  optional: '(اختياري)',
  liveAgent: 'أود أن يتصل بي أحد ممثّليكم',
  liveAgentPromise: 'سيتواصل معك أحد ممثّلينا خلال ٢٤ ساعة.',
  name: 'الاسم',
  company: 'الشركة',
  email: 'البريد الإلكتروني',
  required: 'الحقول الثلاثة مطلوبة.',
  honeypot: 'اترك هذا الحقل فارغًا',
  back: 'رجوع',
  next: 'متابعة',
  submit: 'إرسال',
  submitting: 'جارٍ الإرسال',
  alerts: {
    missing: 'يُرجى ملء جميع الحقول المطلوبة',
    email: 'يُرجى إدخال بريد إلكتروني صحيح (مثل name@example.com)',
    failed: 'حدث خطأ أثناء إرسال الطلب',
  },
  thanksTitle: 'شكرًا لك!',
  startNew: 'ابدأ محادثة جديدة',
  done: 'إغلاق',
};
