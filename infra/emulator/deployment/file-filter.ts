/** A shell pattern as `aws s3 sync` understands it: `*` and `?` fit slashes too. */
function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('[!', '[^')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(path);
}

/** Whether a deployment touches a path: excluded ones not, unless they are included again. */
export function isDeployed(
  path: string,
  exclude: readonly string[] = [],
  include: readonly string[] = [],
): boolean {
  return !exclude.some((pattern) => fits(pattern, path)) || include.some((pattern) => fits(pattern, path));
}
