import { forEveryKind, kinds, type PostKind } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';

const instant = '2026-03-04T09:00:00.000Z';

const article = {
  title: 'What a shelf says <at noon> & after',
  titleAr: 'ما يقوله الرف عند الظهر',
  content:
    '## Noon\n\nShelves are *full*; see [the audit](/what-we-do).\n\n- one\n- two\n\n</script><b>no markup</b>',
  contentAr: '## الظهر\n\nالرفوف *ممتلئة* في كل المتاجر.',
  excerpt: 'Shelves are full.',
  excerptAr: 'الرفوف ممتلئة.',
  author: 'Sara Ahmed',
  authorAr: 'سارة أحمد',
  category: 'Fieldwork',
  categoryAr: 'العمل الميداني',
  imageUrl: '',
};

const job = {
  title: 'Field auditor',
  titleAr: 'مدقّق ميداني',
  department: 'Field operations',
  departmentAr: 'العمل الميداني',
  location: 'Erbil',
  locationAr: 'أربيل',
  type: 'full-time',
  typeAr: '',
  description: 'You visit **stores**.',
  descriptionAr: 'تزور **المتاجر** في المدينة.',
  requirements: '- A smartphone\n- A good eye',
  requirementsAr: '- هاتف ذكي\n- عين دقيقة',
  benefits: '',
  benefitsAr: '',
  salaryRange: '800,000 IQD',
};

const shapes = { article, job };

/** A post of each kind as it may be stored, of a few words in both languages. */
export const samplePosts = forEveryKind((kind) => ({
  ...shapes[kinds[kind].shape],
  id: `${kind}-1`,
  createdAt: instant,
  updatedAt: instant,
  version: 1,
  published: true,
  publishedAt: instant,
  unpublishAt: '',
})) as { readonly [K in PostKind]: Post<K> };
