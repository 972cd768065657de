import { etagOf } from './plan/fingerprint.ts';
import type { Bucket } from './ports.ts';

const attempts = 3;

interface Put {
  readonly key: string;
  readonly text: string;
  readonly contentType: string;
  /** The tag of what is there as far as is known; `undefined`: nothing. */
  readonly over: string | undefined;
}

/**
 * Writes an object over what is known to be there. Where something else is, somebody wrote it since: the same is fine,
 * anything else is written over only by who still holds the lease. Returns the tag of what is there now.
 * @throws what `confirm` throws, and when others write all the time
 */
export async function put(
  bucket: Bucket,
  { key, ...object }: Put,
  confirm: () => Promise<void>,
): Promise<string> {
  const written = await bucket.writeObject(key, object);
  if (written !== undefined) return written;
  const own = etagOf(object.text);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const there = await bucket.describeObject(key);
    if (there?.etag === own) return own;
    await confirm();
    const rewritten = await bucket.writeObject(key, { ...object, over: there?.etag });
    if (rewritten !== undefined) return rewritten;
  }
  throw new Error(`The object ${key} is written by others all the time.`);
}
