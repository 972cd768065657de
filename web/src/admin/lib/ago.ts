const units = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
  { name: 'second', ms: 1000 },
] as const;

/** How long ago an instant was, in English and in the largest unit it fills; both in milliseconds since 1970. */
export function ago(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const unit = units.find(({ ms }) => passed >= ms) ?? units[3];
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return format.format(-Math.floor(passed / unit.ms), unit.name);
}
