import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  notLoaded: 'تعذّر تحميل هذا الجزء. تحقّق من اتصالك واضغط مرة أخرى، أو أعد تحميل الصفحة.',
  loading: 'جارٍ التحميل',
  failedTitle: 'تعذّر تحميل هذا الجزء',
  failedText: 'تحقّق من اتصالك وحاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
  rowKeys: 'السهمان الأعلى والأسفل: بقية الصفوف. السهمان الأيمن والأيسر: أزرار الصف.',
  newTab: 'يُفتح في علامة تبويب جديدة',
  backToSite: 'العودة إلى الموقع',
};
