import { consent } from '#shared/newsletter/consent.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import type { NewsletterCopy } from './copy.en.ts';

export const copy: NewsletterCopy = {
  title: 'جديد المدوّنة في بريدك',
  text: 'رسالة واحدة في الشهر على الأكثر.',
  consent: `${boundWords(consent.wording.ar)} `,
  privacy: 'سياسة الخصوصية',
  email: 'بريدك الإلكتروني',
  subscribe: 'اشترك',
  sending: 'جارٍ الإرسال',
  honeypot: 'اترك هذا الحقل فارغًا',
  done: 'بقيت خطوة واحدة: افتح الرابط الذي نرسله إلى هذا العنوان وأكّد اشتراكك. وإن كنت مشتركًا من قبل فلن يتغيّر شيء.',
  failed: 'لم يُحفظ عنوانك بعد. يُرجى المحاولة مرة أخرى لاحقًا.',
  tooMany: 'محاولات كثيرة في وقت قصير. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  errors: {
    required: 'البريد الإلكتروني مطلوب',
    invalid: 'البريد الإلكتروني غير صحيح',
    'too-long': 'البريد الإلكتروني طويل جدًا، يُرجى التحقّق منه',
  },
};
