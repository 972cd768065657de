/** An element's start, with its attributes' values. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A parsed page: its elements in order, and the text of `title` and of the first heading. */
export interface ParsedPage {
  readonly tags: readonly Tag[];
  readonly title: string;
  readonly heading: string;
  /** Content of the one `meta` element with this name or property; throws unless there is exactly one. */
  meta(name: string): string;
  /** Address of the one link of this kind. */
  link(rel: string): string;
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g;
const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Reads the plain HTML that the group writes: quoted attributes, no comments, no scripts. Throws at anything else. */
export function parsePage(html: string): ParsedPage {
  const body = html.replace(/^<!doctype html>/, '');
  const strays = body.replace(tagPattern, '');
  if (/[<>]/.test(strays)) throw new Error(`Markup out of place: ${/.{0,20}[<>].{0,20}/s.exec(strays)?.[0]}`);
  const tags = [...body.matchAll(tagPattern)].flatMap(([, end, name = '', attributes = '']) =>
    end ? [] : [{ name, attributes: attributesOf(attributes) }],
  );
  const textOf = (element: string) =>
    decode(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`).exec(body)?.[1] ?? '');
  const only = (found: readonly Tag[], what: string): Tag => {
    const [tag, ...more] = found;
    if (!tag || more.length > 0) throw new Error(`${found.length} of ${what}`);
    return tag;
  };
  return {
    tags,
    title: textOf('title'),
    heading: textOf('h1'),
    meta: (name) => {
      const named = tags.filter(({ attributes: { name: a, property: b } }) => [a, b].includes(name));
      return only(named, name).attributes.content ?? '';
    },
    link: (rel) => {
      const links = tags.filter((tag) => tag.name === 'link' && tag.attributes.rel === rel);
      return only(links, rel).attributes.href ?? '';
    },
  };
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decode(value)]));
}

/** Throws at an `&` that begins no reference. */
function decode(text: string): string {
  return text.replace(/&(?:([a-z]+|#39);)?/g, (whole, name = '') => {
    const character = references[name];
    if (character === undefined) throw new Error(`A reference that is none: ${whole}`);
    return character;
  });
}
