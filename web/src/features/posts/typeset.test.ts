import { expect, test } from 'vitest';
import { emptyFields } from '#shared/posts/fields.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { typeset } from './typeset.ts';

const stored = {
  id: 'j1',
  createdAt: '2024-05-12T08:00:00.000Z',
  updatedAt: '2024-05-12T08:00:00.000Z',
  version: 1,
};
const arabic = 'تعمل من الميدان.';
const bound = 'تعمل من\u00A0الميدان.';
const english = 'Work from home.';

test('binds words in Arabic titles and texts, but not in English ones in their place', () => {
  const job = {
    ...emptyFields(postSchemas.career.fields),
    ...stored,
    ...{ titleAr: arabic, descriptionAr: arabic, requirementsAr: arabic, benefits: english },
  };
  expect(typeset(localizePost('career', job, 'ar'))).toMatchObject({
    ...{ title: bound, description: bound, requirements: bound, benefits: english },
  });
});

test('does not change names, so that a category can be searched for', () => {
  const names = { authorAr: arabic, categoryAr: arabic };
  const article = { ...emptyFields(postSchemas.blog.fields), ...stored, ...names, contentAr: arabic };
  expect(typeset(localizePost('blog', article, 'ar'))).toMatchObject({
    ...{ author: arabic, category: arabic, content: bound },
  });
});
