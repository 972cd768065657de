import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { CasesSheet } from './cases-sheet.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';

test('sentences and lists contain the values of the columns', async () => {
  render(<CasesSheet copy={english} />, {
    wrapper: ({ children }) => <LanguageProvider language="en">{children}</LanguageProvider>,
  });
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('On the shelf in 9 of 60 stores on day 1, and in 55 on day 14.');
  expect(figure).toHaveTextContent('Still on sale in 31 of 46 stores on day 1, and in none on day 7.');
  expect(figure).toHaveTextContent(
    'An example of 240 listings (a product in a store) each week: 94% on the shelf the week before, 79% in week 2 of Ramadan, 95% the week after.',
  );
  expect(figure).toHaveTextContent('7: 0 of 46');
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic the weakest week is named by its number in Ramadan', () => {
  render(<CasesSheet copy={arabic} />, {
    wrapper: ({ children }) => <LanguageProvider language="ar">{children}</LanguageProvider>,
  });
  expect(screen.getByRole('figure')).toHaveTextContent(
    /مثال على ٢٤٠ إدراجًا \(صنف في متجر\) في كل أسبوع: على الرف .* و٧٩٪ في أسبوعه الثاني/,
  );
});

test.each([
  ['en', english, '0'],
  ['ar', arabic, '93'],
] as const)('time runs in reading direction: %s', (language, copy, start) => {
  const { container } = render(<CasesSheet copy={copy} />, {
    wrapper: ({ children }) => <LanguageProvider language={language}>{children}</LanguageProvider>,
  });
  const first = container.querySelector('svg > svg');
  expect(first?.getAttribute('x')).toMatch(new RegExp(`^${start}\\.`));
  expect(container.querySelector('[dir=ltr]')).toBeNull();
});
