/**
 * How long it is from an instant until a `ScheduleExpression` such as `cron(0 5 * * ? *)` is due, in milliseconds: once a day
 * at an hour and a minute in UTC. `undefined` for any other expression.
 */
export function msUntilDaily(expression: string, now: Date): number | undefined {
  const [, minute, hour] = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/.exec(expression) ?? [];
  if (minute === undefined || Number(minute) > 59 || Number(hour) > 23) return undefined;
  const due = new Date(now);
  due.setUTCHours(Number(hour), Number(minute), 0, 0);
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1);
  return due.getTime() - now.getTime();
}
