/** The parts of the data layer that editors need; loaded when there is an engine. */
export async function loadData() {
  return {
    ...(await import('../working-copy.ts')),
    ...(await import('../end-copy.ts')),
    ...(await import('#functions/data/posts/post.ts')),
    ...(await import('#functions/data/posts/post-list.ts')),
    ...(await import('#functions/data/posts/save-post.ts')),
    ...(await import('#functions/data/posts/trash.ts')),
    ...(await import('#functions/data/posts/schedule.ts')),
    ...(await import('#functions/data/versions/list-versions.ts')),
    ...(await import('#functions/data/table/client.ts')),
  };
}
export type Data = Awaited<ReturnType<typeof loadData>>;
