import { deflateSync } from 'node:zlib';

/** Parts of a small PDF of one page. */
interface PdfParts {
  /** Entries of the document's root. */
  readonly root?: string;
  /** Entries of the trailer. */
  readonly trailer?: string;
  /** Further objects, as they are written in the file. */
  readonly objects?: readonly (string | Buffer)[];
}

/** Returns a small PDF of one page, as a program would write it. */
export function pdf({ root = '', trailer = '', objects = [] }: PdfParts = {}): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`;
  const words = 'BT /F1 24 Tf 72 700 Td (Curriculum vitae) Tj ET';
  const parts: (string | Buffer)[] = [
    '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${root} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    `3 0 obj\n${page}\nendobj\n`,
    stream(4, '', Buffer.from(words)),
    '5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n',
    ...objects,
  ];
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 20 /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, latin1(end)]);
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Returns a stream object, compressed. */
export function stream(number: number, entries: string, data: Buffer): Buffer {
  const packed = deflateSync(data);
  return Buffer.concat([
    latin1(`${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    latin1('\nendstream\nendobj\n'),
  ]);
}

/** Returns an object stream that holds these objects. */
export function objectStream(number: number, ...objects: readonly string[]): Buffer {
  let offset = 0;
  const head: string[] = [];
  for (const [index, object] of objects.entries()) {
    head.push(`${100 + index} ${offset}`);
    offset += object.length + 1;
  }
  const first = `${head.join(' ')}\n`;
  const entries = `/Type /ObjStm /N ${objects.length} /First ${first.length}`;
  return stream(number, entries, latin1(`${first}${objects.join('\n')}\n`));
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** Refused files, each with a description and the reported problem. */
export const badCvs = [
  ['nothing', Buffer.alloc(0), 'not-pdf'],
  ['a text', Buffer.from('My CV: I worked in Basra.'), 'not-pdf'],
  ['a page with a PDF in it', Buffer.concat([Buffer.from('<html><script>x()</script>'), pdf()]), 'not-pdf'],
  ['a Word file', Buffer.from('PK\u0003\u0004word/document.xml'), 'not-pdf'],
  ['half of a PDF', pdf({ objects: ['% '.padEnd(4000, 'x')] }).subarray(0, 3000), 'incomplete'],
  ['only the marks of one', Buffer.from('%PDF-1.7\n%%EOF\n'), 'unreadable'],
  ['one with a password', pdf({ trailer: '/Encrypt 9 0 R' }), 'encrypted'],
  ['one that is scripted when it opens', pdf({ root: `/OpenAction ${script}` }), 'active'],
  [
    'one with a script by an escaped name',
    pdf({ root: '/OpenAction << /S /J#61vaScript /#4aS 9 0 R >>' }),
    'active',
  ],
  ...[
    ...['/JavaScript 9 0 R', '/JS 9 0 R', '/S /Launch', '/EmbeddedFile 9 0 R', '/EmbeddedFiles 9 0 R'],
    ...['/Subtype /RichMedia', '/XFA 9 0 R', '/S /SubmitForm', '/S /ImportData', '/S /GoToE'],
    ...['/A [/JS 9 0 R]', '/A [1]/JS 9 0 R', '/A <<>>/JS 9 0 R', '/A <2f>/JS 9 0 R', '/A (b)/JS 9 0 R'],
  ].map(
    (entry) =>
      [`one with ${entry}`, pdf({ objects: [`9 0 obj << ${entry} >> endobj\n`] }), 'active'] as const,
  ),
  ['one with a script in an object of its own', pdf({ objects: [`9 0 obj ${script} endobj\n`] }), 'active'],
  ['one that starts a program', pdf({ root: '/AA << /O << /S /Launch /F (cmd.exe) >> >>' }), 'active'],
  ['one with a file in it', pdf({ root: '/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>' }), 'active'],
  ['one with a script in an object stream', pdf({ objects: [objectStream(9, '[1 2]', script)] }), 'active'],
  [
    'one that hides it behind a string without an end',
    pdf({ objects: [`9 0 obj (open endobj\n10 0 obj ${script} endobj\n`] }),
    'active',
  ],
  [
    'one with an object stream behind an indirect type',
    pdf({
      objects: [
        '11 0 obj /ObjStm endobj\n',
        Buffer.from(
          objectStream(9, script).toString('latin1').replace('/Type /ObjStm', '/Type 11 0 R'),
          'latin1',
        ),
      ],
    }),
    'active',
  ],
  [
    'one with an object stream of another packing',
    pdf({
      objects: [
        Buffer.from(
          objectStream(9, script).toString('latin1').replace('/FlateDecode', '/LZWDecode'),
          'latin1',
        ),
      ],
    }),
    'unreadable',
  ],
  ...[
    '[/FlateDecode /LZWDecode]',
    '/FlateDecode /DecodeParms << /Predictor 12 >>',
    '/Fl /DP << /Colors 1 >>',
  ].map(
    (packing) =>
      [
        `one with an object stream that is packed twice: ${packing}`,
        pdf({
          objects: [
            Buffer.from(
              objectStream(9, '<< /A 1 >>').toString('latin1').replace('/FlateDecode', packing),
              'latin1',
            ),
          ],
        }),
        'unreadable',
      ] as const,
  ),
  [
    'one that unpacks to gigabytes',
    pdf({
      objects: [
        stream(
          9,
          '/Type /ObjStm /N 1 /First 4',
          Buffer.concat([latin1('1 0\n'), Buffer.alloc(40_000_000, ' ')]),
        ),
      ],
    }),
    'unreadable',
  ],
  ['one that is to be read again and again', pdf({ objects: ['1 0 obj('.repeat(50_000)] }), 'unreadable'],
] as const;
