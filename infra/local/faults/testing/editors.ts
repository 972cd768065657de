import { newPost } from '#infra/local/testing/new-post.ts';
import { type PostKind, postKinds, segmentOf } from '#shared/posts/kinds.ts';
import type { EditorClient } from './editor-client.ts';

const keys = ['company_name', 'footer_about', 'hero_title', 'hero_subtitle', 'blog_title'];
const texts = ['More of it', 'Less of it', 'Another one', 'What we found'];
const contents = [
  '**Bold** at first.',
  '# A heading\n\nand a line',
  'A [link](https://example.com/a?b=c&d=e).',
];

/** A post that a user made, and may have deleted since. */
interface KnownPost {
  readonly kind: PostKind;
  readonly id: string;
}

/** The posts that all editors find in their lists. */
export type KnownPosts = KnownPost[];

/** A user who edits at random, and overwrites the changes of others only after reading them. */
export class Editor {
  readonly #client: EditorClient;
  readonly #random: () => number;
  readonly #posts: KnownPosts;
  /** The version of each item that this editor has read last, by path. */
  readonly #versions = new Map<string, number>();

  constructor(client: EditorClient, random: () => number, posts: KnownPosts) {
    this.#client = client;
    this.#random = random;
    this.#posts = posts;
  }

  /**
   * Saves a text, or makes, changes, publishes, unpublishes or deletes a post. Throws if the API answers with an unexpected
   * status.
   */
  async edit(): Promise<void> {
    const chance = this.#random();
    if (chance < 0.25) return this.#save(`update-content/${this.#any(keys)}`, this.#text());
    if (chance < 0.45 || this.#posts.length === 0) return this.#create();
    const { kind, id } = this.#recentPost();
    const path = `admin/${segmentOf(kind)}/${id}`;
    if (chance < 0.55) return this.#delete(path);
    if (chance < 0.75) return this.#save(path, { published: this.#random() < 0.6 });
    if (chance < 0.9) return this.#save(path, this.#title());
    const name = kind === 'career' ? 'description' : 'content';
    return this.#save(path, { [name]: this.#any(contents) });
  }

  async #create(): Promise<void> {
    const kind = this.#any(postKinds);
    const post = { ...newPost(kind, '', this.#random() < 0.8), ...this.#title() };
    const { status, item } = await this.#client.send(`admin/${segmentOf(kind)}`, 'POST', post);
    if (status !== 201 || !item?.id) throw new Error(`A new post was answered with ${status}.`);
    this.#posts.push({ kind, id: item.id });
  }

  async #delete(path: string): Promise<void> {
    const { status } = await this.#client.send(path, 'DELETE');
    if (status !== 204 && status !== 404) throw new Error(`A deletion was answered with ${status}.`);
  }

  /**
   * Repeats a save until it succeeds or the item is deleted. After a conflict, the next try saves over the version in the
   * response.
   */
  async #save(path: string, fields: object): Promise<void> {
    for (;;) {
      const version = this.#versions.get(path) ?? 0;
      const { status, item } = await this.#client.send(path, 'PUT', { ...fields, version });
      this.#versions.set(path, item?.version ?? 0);
      if (status === 200 || status === 404) return;
      if (status !== 409) throw new Error(`A save was answered with ${status}.`);
    }
  }

  /** Chooses a post, newer ones more often: faults are likelier if a post is changed again at once. */
  #recentPost(): KnownPost {
    const age = Math.floor(this.#random() ** 3 * this.#posts.length);
    return this.#posts[this.#posts.length - 1 - age] as KnownPost;
  }

  #text() {
    return { value: this.#any(texts), valueAr: this.#random() < 0.8 ? `${this.#any(texts)} بالعربية` : '' };
  }

  #title() {
    return { title: this.#any(texts), titleAr: this.#random() < 0.8 ? `${this.#any(texts)} بالعربية` : '' };
  }

  #any<Value>(list: readonly Value[]): Value {
    return list[Math.floor(this.#random() * list.length)] as Value;
  }
}
