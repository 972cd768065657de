import type { Principal } from '../iam/principals.ts';
import { type ObjectStore, objectUrl } from './object-store.ts';
import { escapeXml, S3Error } from './s3-error.ts';
import type { StoreResponse } from './store-message.ts';

/** The maximum number of keys in a call. */
const maxKeys = 1000;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * `DeleteObjects`: deletes each key that the caller's role may delete, and reports the others. Throws {@link S3Error}
 * for an invalid body.
 */
export async function deleteObjects(
  bucket: string,
  body: string,
  principal: Principal,
  store: Pick<ObjectStore, 'send'>,
): Promise<StoreResponse> {
  const objects = [...body.matchAll(/<Object>([\s\S]*?)<\/Object>/g)].map(([, object = '']) => object);
  if (!body.includes('<Delete') || objects.length === 0 || objects.length > maxKeys)
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed.');
  if (/<(ETag|VersionId|LastModifiedTime|Size)>/.test(body))
    throw new S3Error(501, 'NotImplemented', 'Only keys are known locally.');
  const isQuiet = /<Quiet>true<\/Quiet>/i.test(body);
  const results: string[] = [];
  for (const object of objects) {
    const key = text(/<Key>([\s\S]*?)<\/Key>/.exec(object)?.[1] ?? '');
    const isAllowed = principal.allows({
      action: 's3:DeleteObject',
      resource: `arn:aws:s3:::${bucket}/${key}`,
    });
    if (isAllowed) await store.send({ method: 'DELETE', url: objectUrl(bucket, key) });
    if (!isAllowed) results.push(refused(key));
    else if (!isQuiet) results.push(`<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${results.join('')}</DeleteResult>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: Buffer.from(xml) };
}

function refused(key: string): string {
  return `<Error><Key>${escapeXml(key)}</Key><Code>AccessDenied</Code><Message>Access Denied</Message></Error>`;
}

/** Decodes the entities of an XML text. */
function text(xml: string): string {
  return xml.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });
}
