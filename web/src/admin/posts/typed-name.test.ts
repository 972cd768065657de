import { expect, test } from 'vitest';
import { typedName } from './typed-name.ts';

test.each([
  [{ title: 'Shelf *talk*', content: 'Words' }, 'Shelf *talk*'],
  [{ title: ' ', titleAr: 'حديث الرف', content: 'Words' }, 'حديث الرف'],
  [{ title: '', content: '## Ten *shelves*\n\nWords' }, 'Ten shelves Words'],
  [{ title: '', content: '![](/images/a/800x500.jpg)\n\nWords' }, 'Words'],
  [{ title: '', descriptionAr: 'كلمات' }, 'كلمات'],
  [{ title: '', content: `${'shelf '.repeat(20)}` }, 'shelf '.repeat(10)],
  [{ title: '', content: '', published: false }, 'Untitled'],
  [{}, 'Untitled'],
])('%j is called %s', (fields, name) => expect(typedName(fields)).toBe(name));
