/** `Link` header value that leads to the next page of a list: its path with these query parameters. */
export function nextLink(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `<${path}?${new URLSearchParams(given)}>; rel="next"`;
}
