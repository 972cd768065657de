import { languages } from '#shared/language.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { postPath } from '#shared/posts/paths.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { isPublicAddress } from '#shared/text/address.ts';
import { addresses } from '../e2e/hostile/addresses.ts';
import { fullPosts, postOf, wordPosts } from '../e2e/hostile/hostile-posts.ts';

const pictures = addresses.filter(isPublicAddress);
const inputs = [...fullPosts, ...wordPosts].map((texts, place) => {
  const kind = postKinds[place % postKinds.length] ?? 'blog';
  return [kind, postOf(kind, texts, pictures[place % pictures.length])] as const;
});

/** Posts of every kind with hostile texts and pictures, as an editor sends them. */
export const hostileInputs: readonly (readonly [PostKind, object])[] = inputs.filter(
  (_, place) => place % 20 === 0,
);

/**
 * Returns pages of posts with every hostile value in every text, as they are stored and published. The keys are the path of the
 * page and the language, separated by a blank.
 */
export async function hostileDocuments(render: Renderer['render']): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  const instant = '2026-03-04T09:00:00.000Z';
  for (const [place, [kind, input]] of inputs.entries()) {
    const id = `hostile-${place}`;
    const { fields } = postSchemas[kind];
    const texts = fields.parse({ ...emptyFields(fields), ...input });
    const post = postSchemas[kind].post.parse({
      ...texts,
      id,
      createdAt: instant,
      updatedAt: instant,
      version: 1,
    });
    for (const language of languages) {
      const { html } = await render(postPath(kind, id), language, { items: [], post });
      documents.set(`${postPath(kind, id)} ${language}`, html);
    }
  }
  return documents;
}
