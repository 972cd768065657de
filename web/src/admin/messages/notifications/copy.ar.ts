import { mostRecipients } from '#shared/mail/mail-settings.ts';
import { counted } from '#web/admin/lib/language/counted.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

const full = `أقصى عدد لمن يُراسَلون: ${formatNumber(mostRecipients)}.`;

export const copy: typeof english = {
  line: {
    open: 'الإشعارات',
    noSender: 'لا يُبلَّغ أحد بالرسائل الجديدة: هذا الموقع لا يستطيع إرسال البريد بعد.',
    nobody: 'لا يُبلَّغ أحد بالرسائل الجديدة بالبريد.',
    one: 'يُبلَّغ شخص واحد بالبريد عن كل رسالة جديدة.',
    several: (count: number) =>
      `من يُبلَّغون بالبريد عن كل رسالة جديدة: ${counted(count, {
        one: 'شخص واحد',
        two: 'شخصان',
        few: 'أشخاص',
        many: 'شخصًا',
        other: 'شخص',
      })}.`,
    lost: 'لا يُعرف هل أُرسلت بعض رسائل البريد.',
  },
  title: 'الإشعارات',
  close: 'إغلاق',
  cancel: 'إلغاء',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  saved: 'حُفظت الإشعارات.',
  failed: 'تعذّر حفظ الإشعارات. حاول مرة أخرى.',
  intro: 'يصل إلى كل من هؤلاء بريد فور وصول رسالة، ويمكنه الرد على الزائر في الحال.',
  noSender:
    'ليس لهذا الموقع عنوان يرسل منه البريد. على من يشغّله أن يضبط mailFrom؛ وما تضبطه هنا يسري من ذلك الحين.',
  from: 'يُرسل البريد من',
  recipient: (place: number) => `المستلم ${formatNumber(place)}`,
  email: 'البريد الإلكتروني',
  language: 'لغة البريد',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  none: 'لا يُراسَل أحد. أضف أول مستلم.',
  add: 'إضافة مستلم',
  full,
  remove: 'إزالة',
  test: 'إرسال بريد تجريبي',
  testing: 'جارٍ الإرسال',
  outcomes: {
    sent: 'سُلّم للإرسال. إن لم يصل خلال دقائق فابحث في مجلد البريد غير المرغوب فيه.',
    refused: (reason: string) => `رفضته خدمة البريد: ${reason}. لم يُرسل شيء.`,
    unclear: 'لا يُعرف هل أُرسل. انظر هل وصل قبل أن تحاول مرة أخرى.',
    failed: 'تعذّر طلب البريد التجريبي. حاول مرة أخرى.',
  },
  problems: {
    required: 'اكتب بريدًا إلكترونيًا أو أزل المستلم.',
    invalid: 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
    'too-long': 'لا يزيد البريد الإلكتروني على ٢٥٤ حرفًا.',
    'not-ascii': 'لا يمكن الإرسال إلا إلى عنوان بأحرف لاتينية.',
    repeated: 'يُكتب كل عنوان مرة واحدة.',
    'too-many': full,
  },
  switches: {
    acknowledge: {
      label: 'إبلاغ الزوّار بأن رسالتهم وصلت',
      text: 'بلغتهم، ومعه الوعد بالرد خلال يوم. لا يُرسل إلى أصحاب الرسائل المشتبه بها، ولا أكثر من مرة في اليوم إلى عنوان واحد.',
    },
    digest: {
      label: 'ملخّص صباحي للمستلمين',
      text: 'في الثامنة بتوقيت بغداد، حين ينتظر شيء أكثر من ٢٤ ساعة.',
    },
  },
  on: 'مفعّل',
  off: 'متوقف',
  purposes: {
    notice: 'رسالة',
    acknowledgement: 'إبلاغ بوصول الرسالة',
    digest: 'الملخّص الصباحي',
    confirmation: 'تأكيد الاشتراك في النشرة',
    newsletter: 'النشرة البريدية',
    invitation: 'دعوة',
    reset: 'رابط كلمة مرور جديدة',
    'hand-over': 'عمل مُسلَّم',
    'codes-off': 'إيقاف الرموز لمرة واحدة',
  },
  conflict: {
    own: 'غيّرتَ الإشعارات في نافذة أخرى في هذه الأثناء.',
    by: (name) => `غيّر ${name} الإشعارات في هذه الأثناء.`,
    unknown: 'تغيّرت الإشعارات من مكان آخر في هذه الأثناء.',
  },
  nobody: 'لا يُراسَل أحد.',
  openTitle: 'لا يُعرف هل أُرسلت',
  openText:
    'رُفضت رسائل البريد هذه، أو لا يُعرف هل أُرسلت. لا تُرسل من جديد كي لا تصل مرتين؛ والرسائل نفسها في صندوق الوارد.',
  openStates: {
    claimed: 'قيد الإرسال',
    sent: 'أُرسلت',
    refused: 'رُفضت',
    unclear: 'غير معروف',
  },
};
