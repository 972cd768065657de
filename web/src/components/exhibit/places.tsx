/**
 * What addresses name within an exhibit after their `#`, at its head: the browser leads there, and while it does the exhibit
 * is as high as the window (`globalCss`), so that nothing below moves when its script opens what was named.
 */
export function Places({ names }: { names: readonly string[] }) {
  return names.map((name) => <span key={name} id={name} />);
}
