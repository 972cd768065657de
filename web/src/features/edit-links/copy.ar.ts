import { labels } from '#shared/content/labels.ar.ts';
import type { EditLinksCopy } from './copy.en.ts';

export const copy: EditLinksCopy = {
  region: 'التحرير',
  edit: 'عدّل هذه الصفحة',
  close: 'أنهِ التحرير',
  onPage: 'نصوص هذه الصفحة وصورها',
  post: 'عدّل هذا المنشور',
  dashboard: 'لوحة التحكم',
  item: (key) => labels[key],
  unconfirmed: 'غير مؤكّد',
  editItem: (key) => `تحرير: ${labels[key]}`,
};
