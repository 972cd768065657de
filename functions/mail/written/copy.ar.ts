import { brand } from '#shared/company/brand.ts';
import { defaultChatService, chatOptions as english } from '#shared/messages/chat.ts';
import { chatOptions } from '#shared/messages/chat-options.ar.ts';
import { promisedHours } from '#shared/messages/limits.ts';
import type { MailCopy } from './copy.en.ts';

const hours = promisedHours.toLocaleString('ar-IQ');

export const copy: MailCopy = {
  flags: { urgent: 'عاجلة', liveAgent: 'طلب اتصال من ممثّل', possibleSpam: 'مشتبه بها' },
  separator: '، ',
  noticeSubject: (from) => `رسالة جديدة من ${from}`,
  company: (name, company) => `${name} (${company})`,
  noticeTitle: 'وصلت رسالة جديدة من الموقع',
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    company: 'الشركة',
    service: 'الخدمة',
    received: 'وصلت في',
    number: 'الرقم',
    source: 'أُرسلت عبر',
    language: 'لغة الصفحة',
    possibleSpam: 'مشتبه بها',
  },
  colon: ':',
  timeZone: 'بتوقيت بغداد',
  message: 'نص الرسالة',
  sources: { contact: 'نموذج التواصل', chatbot: 'مساعد المحادثة' },
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  services: {
    'sales-merchandising': 'تدقيق التجزئة والتنفيذ على الرف',
    'activation-experience': 'العروض والتفعيل',
    'data-technology': 'أبحاث السوق ونظام التدقيق',
    'digital-commerce': 'التجارة الرقمية',
    'general-inquiry': 'استفسار عام',
  },
  chatServices: {
    [english.service['retail-audit']]: chatOptions.service['retail-audit'],
    [english.service['mystery-shopping']]: chatOptions.service['mystery-shopping'],
    [english.service['brand-activation']]: chatOptions.service['brand-activation'],
    [english.service['market-research']]: chatOptions.service['market-research'],
    [english.service['custom-audit']]: chatOptions.service['custom-audit'],
    [defaultChatService]: 'استفسار عام',
  },
  suspicions: {
    honeypot: 'مُلئ حقل مخفي',
    'no-form': 'أُرسلت من خارج نموذج الموقع',
    'too-fast': 'أُرسلت بعد لحظات من فتح النموذج',
    'too-many': 'وصلت رسائل كثيرة من العنوان نفسه',
  },
  listSeparator: '؛ ',
  openInbox: 'افتح الرسالة في صندوق الوارد',
  answerHint: 'الرد على هذه الرسالة يصل إلى المرسل مباشرة.',
  noAnswerHint: 'لا يمكن الرد على عنوان المرسل من هنا، فانسخه من الأعلى.',
  why: `تصلك هذه الرسالة لأن عنوانك مسجّل لتلقّي الإشعارات في إدارة موقع ${brand.name.ar}.`,
  acknowledgement: {
    subject: 'وصلتنا رسالتك',
    title: 'شكرًا على رسالتك',
    paragraphs: [
      `وصلت رسالتك إلى «${brand.name.ar}»، وسنرد عليك خلال ${hours} ساعة.`,
      'إن أردت أن تضيف شيئًا فاكتب ردًا على هذا البريد.',
    ],
    footer: `يصلك هذا البريد لأن عنوانك كُتب في نموذج التواصل أو في المحادثة على موقع «${brand.name.ar}». إن لم تكن أنت من كتبه فلا يلزمك شيء.`,
  },
  digest: {
    subject: (count) => `رسائل تنتظر أكثر من ${hours} ساعة: ${count}`,
    title: `هذه الرسائل تنتظر أكثر من ${hours} ساعة`,
    promise: (waiting) =>
      `يَعِد الموقع بالرد خلال ${hours} ساعة، ولم يبدأ أحد بالرد على هذه الرسائل. مجموع الرسائل الجديدة: ${waiting}.`,
    oldest: (count) => `الأقدم منها (${count}):`,
    footer: `يصلك هذا البريد كل صباح تنتظر فيه رسائل، لأن عنوانك مسجّل لتلقّي الإشعارات في إدارة موقع ${brand.name.ar}.`,
  },
  links: {
    username: 'اسم المستخدم',
    once: 'يعمل الرابط مرة واحدة فقط. لن يسألك أحد من الموقع عن كلمة مرورك أبدًا.',
    invitation: {
      subject: `دعوة إلى إدارة موقع ${brand.name.ar}`,
      title: 'أنت مدعو إلى العمل على الموقع',
      text: 'أنشأ أحد مالكي الموقع حسابًا لك. اختر كلمة مرور خلال سبعة أيام، ثم سجّل الدخول بها وبهذا الاسم.',
      label: 'اختر كلمة مرور',
      why: 'إن كنت لا تعرف سبب هذه الرسالة فتجاهلها: لا يمكن لأحد استعمال الحساب من دون كلمة مرور.',
    },
    reset: {
      subject: `كلمة مرور جديدة لموقع ${brand.name.ar}`,
      title: 'اختر كلمة مرور جديدة',
      text: 'ذُكر عند تسجيل الدخول أن كلمة مرور هذا الحساب نُسيت. الرابط صالح لساعة واحدة، وتبقى كلمة المرور القديمة حتى يُستعمل.',
      label: 'اختر كلمة مرور جديدة',
      why: 'إن لم تطلب ذلك فتجاهل الرسالة: لا يستطيع استعمال الرابط إلا من يقرأ بريدك.',
    },
  },
  handOver: {
    subject: (from) => `تتولّى عمل ${from}`,
    title: (from) => `عمل ${from} في عهدتك الآن`,
    by: (by) => `سلّمك إياه ${by} من إدارة الموقع، وهذه تفاصيله.`,
    byYou: 'تولّيته بنفسك من إدارة الموقع، وهذه تفاصيله.',
    messages: 'رسائل مفتوحة',
    notices: 'بريد الرسائل الجديدة',
    toYou: 'يصلك من الآن',
    texts: 'مسوّدات نصوص الصفحات',
    previews: 'روابط المعاينة الخاصة',
    open: 'افتح رسائلك',
    draft: 'مسوّدة لم تُنشر',
    plan: (when) => `مجدول في ${when}`,
    untitled: 'بلا عنوان',
    footer: `يصلك هذا البريد لأنك تعمل في إدارة موقع ${brand.name.ar}.`,
  },
  codesOff: {
    subject: `أُوقفت رموز التحقّق لحسابك في موقع ${brand.name.ar}`,
    title: 'رموز التحقّق متوقفة',
    by: {
      self: 'أوقف رموزَ التحقّق شخصٌ دخل إلى حسابك بكلمة مروره وبرمز منه. من الآن تكفي كلمة المرور وحدها لتسجيل الدخول.',
      owner: 'أوقف أحد مالكي الموقع رموز التحقّق لحسابك. من الآن تكفي كلمة المرور وحدها لتسجيل الدخول.',
    },
    otherwise: 'إن لم يكن ذلك بعلمك فغيّر كلمة مرورك فورًا، وفعّل الرموز من جديد، وأخبر أحد مالكي الموقع.',
    when: 'أُوقفت في',
    open: 'افتح إدارة الموقع',
    footer: `يصلك هذا البريد لأنك تعمل في إدارة موقع ${brand.name.ar}.`,
  },
  testSubject: 'تجربة الإشعارات',
  testTitle: 'الإشعارات تصل إلى هذا العنوان',
  testText: 'طلب أحدهم هذه الرسالة من إدارة الموقع. يمكن من الآن إرسال الرسائل الجديدة إلى هذا العنوان.',
};
