import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** What there is a schema for, in `schemas`. */
export type XmlForm = 'atom' | 'sitemap' | 'siteindex';

/** The RELAX NG schema of a form. */
export function schemaFile(form: XmlForm): string {
  return join(import.meta.dirname, `schemas/${form}.rng`);
}

/** What is not well-formed, or not of its schema, in documents by name; one line for each finding. */
export async function xmlErrors(form: XmlForm, documents: ReadonlyMap<string, string>): Promise<string[]> {
  const schema = await readFile(schemaFile(form), 'utf8');
  const names = [...documents.keys()];
  const { errors } = await validateXML({
    xml: [...documents.values()].map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema,
    extension: 'relaxng',
    maxMemoryPages: 4096,
  });
  return errors.map(({ rawMessage }) =>
    rawMessage.replace(/^(\d+)\.xml/, (_, index) => names[Number(index)] ?? ''),
  );
}
