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

test('a word of the other direction stands by itself in its sentence', () => {
  const { directions } = show('We audit shops.', 'We audit متاجر.', 'en');
  expect(directions('p')).toEqual(['ltr']);
  expect(directions('del')).toEqual(['ltr']);
  expect(directions('ins')).toEqual(['rtl']);
});

test('a text is read in the direction of its own letters, whatever our words before a change are in', () => {
  const { container, directions } = show('', 'ندقّق متاجر Erbil', 'ar');
  expect([directions('p'), directions('ins')]).toEqual([['rtl'], ['rtl']]);
  expect(container.querySelector('ins > bdi')).toHaveTextContent('added:');
});

test('what has no letters goes with the text around it', () => {
  expect(show('ندقّق 5 متاجر', 'ندقّق 7 متاجر', 'ar').directions('ins, del')).toEqual([null, null]);
});

test('the name of a field is set apart from what stands around it', () => {
  expect(show('a', 'b', 'ar').container.querySelector('h4 > bdi')).toHaveTextContent('العنوان');
});
