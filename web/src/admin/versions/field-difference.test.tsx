import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldDifference } from './field-difference.tsx';

function show(from: string, to: string, language?: 'en' | 'ar') {
  const field = { name: 'value', label: 'العنوان', ...(language && { language }) };
  const { container } = render(<FieldDifference field={field} from={from} to={to} />);
  const directions = (selector: string) =>
    [...container.querySelectorAll(selector)].map((one) => one.getAttribute('dir'));
  return { container, directions };
}

test('isolates a word of the other direction in its sentence', () => {
  const { directions } = show('We audit shops.', 'We audit متاجر.', 'en');
  expect(directions('p')).toEqual(['ltr']);
  expect(directions('del')).toEqual(['ltr']);
  expect(directions('ins')).toEqual(['rtl']);
});

test('a text is shown in the direction of its own letters, whatever the words before a change', () => {
  const { container, directions } = show('', 'ندقّق متاجر Erbil', 'ar');
  expect([directions('p'), directions('ins')]).toEqual([['rtl'], ['rtl']]);
  expect(container.querySelector('ins > bdi')).toHaveTextContent('added:');
});

test('a part without letters has the direction of the text around it', () => {
  expect(show('ندقّق 5 متاجر', 'ندقّق 7 متاجر', 'ar').directions('ins, del')).toEqual([null, null]);
});

test('the name of a field is isolated from the text around it', () => {
  expect(show('a', 'b', 'ar').container.querySelector('h4 > bdi')).toHaveTextContent('العنوان');
});
