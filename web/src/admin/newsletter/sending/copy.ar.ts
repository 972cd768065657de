import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'مقالات بالبريد',
  open: 'إرسال مقال',
  none: 'لم يُرسل أي مقال بعد.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  dialog: 'إرسال مقال إلى القائمة',
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  notLoaded: {
    sendings: 'تعذّر تحميل ما أُرسل.',
    articles: 'تعذّر تحميل المقالات.',
    preview: 'تعذّر تحميل الرسائل.',
  },
  tryAgain: 'حاول مرة أخرى',
  article: 'المقال',
  noArabic: 'العربية ناقصة',
  other: 'مقال آخر',
  search: { search: 'ابحث في المقالات المنشورة', placeholder: 'ابحث بالعنوان', clear: 'مسح البحث' },
  newest: 'أحدث المقالات',
  found: 'نتائج البحث',
  noneFound: 'لا مقال منشورًا يرد هذا في عنوانه أو مقتطفه.',
  audience: 'القرّاء',
  audiences: { all: 'كل القرّاء', en: 'قرّاء الإنجليزية', ar: 'قرّاء العربية' },
  perLanguage: 'اختار القرّاء لغتهم حين تركوا عناوينهم. يصل المقال إلى كل قارئ مرة واحدة.',
  past: (audience: string, date: string) => `${audience}: بدأ الإرسال في ${date}`,
  noPosts: 'لا مقال منشورًا. انشر واحدًا في المدوّنة أولًا.',
  preview: { en: 'كما يصل إلى قرّاء الإنجليزية', ar: 'كما يصل إلى قرّاء العربية' },
  subject: 'الموضوع',
  test: 'أرسله إلى نفسك أولًا',
  testEmail: 'بريدك الإلكتروني',
  testLanguage: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  testSend: 'إرسال بريد تجريبي',
  testing: 'جارٍ الإرسال',
  outcomes: {
    sent: 'سُلّم للإرسال. إن لم يصل خلال دقائق فابحث في مجلد البريد غير المرغوب فيه.',
    refused: (reason: string) => `رفضته خدمة البريد: ${reason}. لم يُرسل شيء.`,
    account: (reason: string) =>
      `لا تسمح خدمة البريد للموقع بالإرسال: ${reason}. على من يشغّل الموقع أن يعالج ذلك.`,
    unclear: 'لا يُعرف هل أُرسل. انظر هل وصل قبل أن تحاول مرة أخرى.',
  },
  problems: {
    required: 'اكتب بريدك الإلكتروني.',
    invalid: 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
    'too-long': 'لا يزيد البريد الإلكتروني على ٢٥٤ حرفًا.',
    'not-ascii': 'لا يمكن الإرسال إلا إلى عنوان بأحرف لاتينية.',
  },
  send: (count: string) => `إرسال إلى القرّاء (${count})`,
  nobody: 'لم يؤكّد أحد عنوانًا بعد: ليس هناك من يُرسل إليه.',
  nobodyIn: { all: '', en: 'ليس في القائمة من يقرأ بالإنجليزية.', ar: 'ليس في القائمة من يقرأ بالعربية.' },
  already: 'أُرسل هذا المقال إلى القائمة من قبل، أو هو في طريقه إليها. يصل إلى كل قارئ مرة واحدة.',
  confirmTitle: 'إرساله الآن؟',
  confirmText: {
    all: (title: string, count: string) =>
      `يُرسل «${title}» مرة واحدة إلى كل قارئ، وعدد القرّاء ${count}. يمكنك إيقافه في الطريق؛ أما ما أُرسل فلا يُسترجع.`,
    en: (title: string, count: string) =>
      `يُرسل «${title}» مرة واحدة إلى كل قارئ بالإنجليزية، وعددهم ${count}. يمكنك إيقافه في الطريق؛ أما ما أُرسل فلا يُسترجع.`,
    ar: (title: string, count: string) =>
      `يُرسل «${title}» مرة واحدة إلى كل قارئ بالعربية، وعددهم ${count}. يمكنك إيقافه في الطريق؛ أما ما أُرسل فلا يُسترجع.`,
  },
  stay: 'ليس بعد',
  to: (audience: string, count: string, date: string) => `${audience} (${count})، ${date}`,
  states: { sending: 'قيد الإرسال', stopped: 'متوقف', done: 'أُرسل' },
  progress: ({ sent, left, unclear, failed }) =>
    `أُرسل: ${formatNumber(sent)}، بقي: ${formatNumber(left)}، ${unclear > 0 ? `غير مؤكّد: ${formatNumber(unclear)}، ` : ''}تعذّر: ${formatNumber(failed)}`,
  result: ({ sent, unclear, failed }) =>
    [
      `أُرسل: ${formatNumber(sent)}`,
      ...(unclear > 0 ? [`غير مؤكّد: ${formatNumber(unclear)}`] : []),
      ...(failed > 0 ? [`تعذّر: ${formatNumber(failed)}`] : []),
    ].join('، '),
  unclear:
    'غير مؤكّد: لا يُعرف هل وصل المقال إلى هؤلاء القرّاء. لا يُرسل إليهم مرة أخرى، حتى لا يصل إلى أحد مرتين.',
  refused: (reason: string) =>
    `لا تسمح خدمة البريد للموقع بالإرسال (${reason})، فتوقّف الإرسال. أُبلغ من يشغّل الموقع. متى عولج ذلك فتابعه: يصل المقال إلى كل من لم يصله بعد، ولا يصل إلى أحد مرتين.`,
  resting: 'لم يُرسل شيء منذ دقائق. أُبلغ من يشغّل الموقع؛ ويمكنك أن تدعه يتابع.',
  nobodyThen: 'حين ظهر المقال لم يكن في القائمة أحد. متى كان فيها قرّاء فتابع الإرسال.',
  planned: {
    list: 'ما يُرسل مع ظهور مقاله',
    when: (audience, time) => `${audience}، حين يظهر المقال: ${time} بتوقيت بغداد`,
    soon: (audience) => `${audience}، خلال دقيقة أو دقيقتين`,
    badge: 'مجدول',
    cancel: 'إلغاء الإرسال',
    cancelled: (title) => `لن يُرسل «${title}». ويبقى المقال نفسه كما هو.`,
    begun: 'بدأ الإرسال، أو أُلغي من قبل.',
  },
  stop: 'إيقاف',
  goOn: 'متابعة',
  named: (action: string, title: string) => `${action}: ${title}`,
};
