import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { S3Error } from './s3-error.ts';

/** A browser upload: the fields before the file, by lower-case name, and the file. S3 ignores fields after the file. */
export interface PostForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: { readonly name: string; readonly content: Buffer };
}

/** Parses a `multipart/form-data` body. Like S3 it ignores fields after the file and fills in `${filename}` in the key. */
export async function parsePostForm(contentType: string, body: Buffer): Promise<PostForm> {
  const fields = new Map<string, string>();
  let file: { name: string; chunks: Buffer[] } | undefined;
  try {
    const parser = new Busboy({ headers: { 'content-type': contentType } });
    parser.on('field', (name, value) => {
      if (!file) fields.set(name.toLowerCase(), value);
    });
    parser.on('file', (name, stream, filename) => {
      const chunks: Buffer[] = [];
      if (name.toLowerCase() === 'file' && !file) file = { name: filename ?? '', chunks };
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    await pipeline(Readable.from([body]), parser);
  } catch {
    throw new S3Error(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  }
  if (!file) throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
  const key = fields.get('key');
  if (key !== undefined) fields.set('key', key.replaceAll(`\${filename}`, file.name));
  return { fields, file: { name: file.name, content: Buffer.concat(file.chunks) } };
}
