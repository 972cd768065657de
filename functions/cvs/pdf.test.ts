import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemOfPdf } from './pdf.ts';
import { badCvs, objectStream, pdf, stream } from './testing/pdfs.ts';

describe('accepts a PDF', () => {
  test.each<[string, Buffer]>([
    ['as programs write it', pdf()],
    ['with an object stream', pdf({ objects: [objectStream(9, '<< /Title (CV) >>', '[1 2 3]')] })],
    ['that opens at a page', pdf({ root: '/OpenAction [3 0 R /Fit]' })],
    ['with links', pdf({ objects: ['9 0 obj << /S /URI /URI (https://example.com) >> endobj\n'] })],
    [
      'whose words name scripts',
      pdf({ objects: ['9 0 obj << /Title (HTML /JS \\(and /JavaScript\\)) >> endobj\n'] }),
    ],
    [
      'whose words in an object stream do',
      pdf({ objects: [objectStream(9, '<< /Title (HTML/JS /JavaScript) >>', '<2f4a53>')] }),
    ],
    ['whose page does', pdf({ objects: [stream(9, '', Buffer.from('BT (/JavaScript) Tj ET'))] })],
    ['with a remark that does', pdf({ objects: ['9 0 obj % /JavaScript\n<< /A 1 >> endobj\n'] })],
  ])('%s', (_, file) => {
    expect(problemOfPdf(file)).toBeUndefined();
  });

  test('whose end mark is 1,024 bytes before the end, and no further', () => {
    const end = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes - '%%EOF\n'.length, ' ')]);
    expect(problemOfPdf(end(1024))).toBeUndefined();
    expect(problemOfPdf(end(1025))).toBe('incomplete');
  });

  test.each(['en', 'ar'])('printed by a browser, such as the sample report in %s', (language) => {
    expect(
      problemOfPdf(readFileSync(`web/public/sample-report/sample-report-${language}.pdf`)),
    ).toBeUndefined();
  });
});

test.each(badCvs)('refuses %s', (_, file, problem) => {
  expect(problemOfPdf(file)).toBe(problem);
});
