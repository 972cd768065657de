import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auditRow, drawAudit } from '#art/draw/services.ts';
import { type Language, languages } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy as ar } from './copy.ar.ts';
import { copy as en } from './copy.en.ts';
import { SoftwareMock } from './software-mock.tsx';
import { chartHeight, meter, readings, shares, weeks } from './software-sample.ts';

const drawn = (language: Language) => {
  const children = createElement(SoftwareMock, { copy: { en, ar }[language].software.mock });
  const page = { language, children };
  return renderToStaticMarkup(createElement(LanguageProvider, page));
};

/** The figures of a text in Western digits. */
const western = (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** Returns the share of the ten facings that a line from 0 to `end` covers, gaps between the facings left out. */
function coveredShare(end: number): number {
  let covered = 0;
  for (let i = 0; i < meter.facings; i++) {
    covered += Math.min(meter.facing, Math.max(0, end - i * meter.step));
  }
  return covered / (meter.facings * meter.facing);
}

test.each(languages)('every meter is filled as far as the figure beside it says (%s)', (language) => {
  const rows = [...drawn(language).matchAll(/d="M0 9H([\d.]+)"[^>]*><\/path><\/svg>.*?<b>(.*?)<\/b>/g)];
  expect(rows).toHaveLength(shares.length);
  for (const [, end, figure] of rows) {
    expect(Math.round(coveredShare(Number(end)) * 100)).toBe(Number(western(figure ?? '').match(/\d+/)?.[0]));
  }
});

test.each(languages)(
  'the chart ends at the figure beside it, which is the total of the stores (%s)',
  (language) => {
    const html = drawn(language);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const lastPoint = html.match(/points="[^"]* ([\d.]+),([\d.]+)"/);
    expect(Number(lastPoint?.[2])).toBeCloseTo(chartHeight(mean), 0);
    const figure = html.match(/<\/svg><b class[^>]*>(.*?)<\/b>/)?.[1];
    expect(western(figure ?? '')).toContain(String(Math.round(mean * 100)));
    expect(western({ en, ar }[language].software.mock.trend)).toContain(`${weeks.length} `);
  },
);

test.each(languages)('the phone shows the text of its picture (%s)', (language) => {
  expect(drawAudit().match(/stroke-dasharray/g)).toHaveLength(readings.empty);
  expect(readings.counted).toBe(auditRow.facings - auditRow.empty.length);
  const { counted, empty } = { en, ar }[language].software.mock;
  const html = western(drawn(language));
  expect(html).toContain(`${counted}<b>${readings.counted}</b>`);
  expect(html).toContain(`${empty}<b>${readings.empty}</b>`);
});
