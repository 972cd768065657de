import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { Carousel } from './carousel.section.tsx';
import { copy, texts } from './copy.en.ts';

test('each tab controls the slide that it names', () => {
  const { container } = render(
    <LanguageProvider language="en">
      <Carousel copy={copy.carousel} texts={texts} />
    </LanguageProvider>,
  );
  const tabs = screen.getAllByRole('tab');
  expect(tabs).toHaveLength(4);
  for (const tab of tabs) {
    const slide = container.querySelector(`#${tab.getAttribute('aria-controls')}`);
    expect(slide).toHaveAttribute('role', 'tabpanel');
    expect(slide).toHaveAttribute('aria-labelledby', tab.id);
    expect(slide).toHaveTextContent(tab.textContent ?? '');
  }
});
