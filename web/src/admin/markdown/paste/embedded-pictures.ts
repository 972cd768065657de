import { imageTypes, isImageType } from '#shared/images/image.ts';
import { isElement, type RichNode } from './rich-tree.ts';

/** Prefix of the URL of a picture in a pasted text, until it has one in the library. */
export const embeddedPrefix = 'pasted-picture-';

/** The pictures in copied nodes: the files of embedded ones, and the names of the others. */
export interface CopiedPictures {
  /** The URL of each in the text is {@link embeddedPrefix} and its index in this list. */
  readonly embedded: readonly File[];
  /** File names, or alternative texts; empty if a picture has neither. */
  readonly left: readonly string[];
}

/** The largest embedded picture, in characters of base64: about 20 MB. */
const longestData = 28_000_000;

/**
 * Returns the pictures in copied nodes. Changes their URLs in the nodes: to {@link embeddedPrefix} and an index for embedded
 * pictures, to an empty text for others. Pictures of one pixel, with which mails are tracked, are ignored.
 */
export function takePictures(nodes: readonly RichNode[]): CopiedPictures {
  const embedded: File[] = [];
  const left: string[] = [];
  const walk = (node: RichNode): void => {
    if (!isElement(node)) return;
    if (node.tagName !== 'img') {
      for (const child of node.children) walk(child);
      return;
    }
    const { src, width, height, alt } = node.properties;
    if (Number(width ?? 2) <= 1 || Number(height ?? 2) <= 1) return;
    const address = typeof src === 'string' ? src : '';
    const file = fileIn(address, embedded.length + 1);
    if (file) {
      node.properties = { ...node.properties, src: `${embeddedPrefix}${embedded.length}` };
      embedded.push(file);
    } else {
      node.properties = { ...node.properties, src: '' };
      left.push(nameIn(address) || (typeof alt === 'string' ? alt : ''));
    }
  };
  for (const node of nodes) walk(node);
  return { embedded, left };
}

/** Returns the file in a `data:` URL; `undefined` if it is not a picture that may be uploaded. */
function fileIn(address: string, number: number): File | undefined {
  if (!address.startsWith('data:') || address.length > longestData) return undefined;
  const [head = '', data = ''] = address.split(',', 2);
  const [type = '', encoding] = head.slice('data:'.length).toLowerCase().split(';');
  if (encoding !== 'base64' || !isImageType(type)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(data).replace(/\s/g, '')), (one) =>
      one.charCodeAt(0),
    );
    return new File([bytes], `pasted-${number}.${imageTypes[type]}`, { type });
  } catch {
    return undefined;
  }
}

/** Returns the last part of a URL, which is the name of a file; empty if there is none. */
function nameIn(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const name = /^(?:https?|file):/i.test(path) ? (path.split(/[/\\]/).at(-1) ?? '') : '';
  try {
    return decodeURIComponent(name).slice(0, 80);
  } catch {
    return name.slice(0, 80);
  }
}
