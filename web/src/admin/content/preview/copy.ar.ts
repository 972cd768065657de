import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  toggle: 'معاينة الصفحة',
  toPreview: 'انتقل إلى المعاينة',
  notPublic: 'لم تُنشر بعد',
  asStored: 'كما يراها الزوّار',
  share: 'رابط خاص لزميل',
};
