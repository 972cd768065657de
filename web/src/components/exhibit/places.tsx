/**
 * The targets of URLs with a `#` within an exhibit, at its head. While such a target is being scrolled to, the exhibit
 * is as high as the window (`globalCss`), so that nothing below moves when its script opens it.
 */
export function Places({ names }: { names: readonly string[] }) {
  return names.map((name) => <span key={name} id={name} />);
}
