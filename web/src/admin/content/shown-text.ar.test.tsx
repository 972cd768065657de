import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShownText } from './shown-text.tsx';

test('an Arabic editor reads in Arabic that the English text is the default', () => {
  render(<ShownText contentKey="hero_title" language="en" item={undefined} />);
  const tag = screen.getByText('افتراضي، لم يُعدَّل بعد');
  expect(tag.parentElement).toHaveAttribute('lang', 'ar');
  expect(tag.closest('p')).toHaveTextContent('Know what is really on the shelf');
});
