import { expect, test } from 'vitest';
import { boundWords } from './bound-words.ts';

/** Writes no-break spaces as underscores. */
const marked = (text: string) => boundWords(text).replaceAll('\u00A0', '_');

test.each([
  ['اعرف ما على الرف كما هو.', 'اعرف ما_على_الرف كما_هو.'],
  ['من كل متجر', 'من_كل_متجر'],
  ['ومن أي رف', 'ومن_أي_رف'],
  ['لكلّ وكالة بلا استثناء', 'لكلّ_وكالة بلا_استثناء'],
  ['«في السوق» (من الباب)', '«في_السوق» (من_الباب)'],
  ['علامة تابعة لـ Data Company', 'علامة تابعة لـ_Data Company'],
  ['سطر أول\n- على الرف', 'سطر أول\n- على_الرف'],
  ['لون أزمن في', 'لون أزمن في'],
  ['في، السوق', 'في، السوق'],
  ['لا تنس السعر عن بعد', 'لا_تنس السعر عن_بعد'],
  ['فلا شيء بما بقي إلى الآن', 'فلا_شيء بما_بقي إلى_الآن'],
  ['بسكويت ٢٠٠ غم، عصير ١ لتر', 'بسكويت ٢٠٠_غم، عصير ١_لتر'],
  ['في ٣ مللات', 'في_٣ مللات'],
  ['A photo in a store', 'A photo in a store'],
])('%s', (text, bound) => {
  expect(marked(text)).toBe(bound);
  expect(boundWords(boundWords(text))).toBe(boundWords(text));
});
