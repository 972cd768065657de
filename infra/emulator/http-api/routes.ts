/** A route of an HTTP API by its key, such as `PUT /api/posts/{id}` or `$default`. */
export interface Route<Target> {
  readonly key: string;
  readonly target: Target;
}

export interface RouteMatch<Target> extends Route<Target> {
  /** The path parameters, decoded. */
  readonly parameters: Record<string, string>;
}

interface Candidate<Target> extends RouteMatch<Target> {
  readonly rank: string;
}

/**
 * The ranks of segments: a route whose letters come earlier in the alphabet takes precedence. An exact segment comes before a
 * parameter, a parameter before a greedy one.
 */
const ranks = { exact: 'a', parameter: 'b', greedy: 'c', nothing: 'd' };

function match<Target>(
  route: Route<Target>,
  method: string,
  segments: string[],
): Candidate<Target> | undefined {
  const parameters: Record<string, string> = {};
  if (route.key === '$default') return { ...route, parameters, rank: ranks.nothing };
  const [routeMethod = '', path = ''] = route.key.split(' ', 2);
  if (routeMethod !== method && routeMethod !== 'ANY') return undefined;
  const pattern = path.slice(1).split('/');
  let rank = '';
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    const name = /^\{(.+?)\+?\}$/.exec(part)?.[1];
    if (name && part.endsWith('+}')) {
      if (segment === undefined) return undefined;
      parameters[name] = decodeURIComponent(segments.slice(index).join('/'));
      return { ...route, parameters, rank: rank + ranks.greedy };
    }
    if (segment === undefined || segment === '') return undefined;
    if (name) parameters[name] = decodeURIComponent(segment);
    else if (decodeURIComponent(segment) !== part) return undefined;
    rank += name ? ranks.parameter : ranks.exact;
  }
  if (segments.length !== pattern.length) return undefined;
  return { ...route, parameters, rank: rank + (routeMethod === 'ANY' ? 'b' : 'a') };
}

/**
 * Returns the most specific route for a request, as the HTTP API chooses it. `path` is percent-encoded and well-formed;
 * an encoded slash stays within its segment.
 */
export function findRoute<Target>(
  routes: readonly Route<Target>[],
  method: string,
  path: string,
): RouteMatch<Target> | undefined {
  const segments = path.slice(1).split('/');
  const candidates = routes.flatMap((route) => match(route, method, segments) ?? []);
  return candidates.sort((left, right) => (left.rank < right.rank ? -1 : 1))[0];
}
