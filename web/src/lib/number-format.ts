const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the number format of a locale. Each is created once, because creating one takes as long as formatting thousands of
 * numbers, and an exhibit formats dozens while it is rendered.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
