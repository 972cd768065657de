import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** The forms with a schema in `schemas`. */
export type XmlForm = 'atom' | 'sitemap' | 'siteindex';

/** Returns the RELAX NG schema of a form. */
export function schemaFile(form: XmlForm): string {
  return join(import.meta.dirname, `schemas/${form}.rng`);
}

/** Returns the errors of documents that are not well-formed or break their schema, by name; one line per finding. */
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
