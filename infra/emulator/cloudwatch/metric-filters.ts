import type { Stack } from '../template/stack.ts';
import type { MetricName, Metrics } from './metrics.ts';

interface FilterProperties {
  readonly LogGroupName: string;
  readonly FilterPattern: string;
  readonly MetricTransformations: readonly {
    readonly MetricNamespace: string;
    readonly MetricName: string;
    readonly MetricValue: string;
    readonly Unit?: string;
  }[];
}

/** True if a line of a log, parsed as JSON, fits a pattern. */
type Matcher = (line: unknown) => boolean;

interface Filter {
  readonly matches: Matcher;
  readonly metric: MetricName;
  readonly value: number;
}

/** Counts a line of a log group, if it is JSON. */
export type CountLine = (logGroup: string, line: string) => void;

/** Reads the metric filters of a stack. Throws one sentence about a filter that is not emulated. */
export function readMetricFilters(stack: Stack, metrics: Metrics): CountLine {
  const filters = new Map<string, Filter[]>();
  for (const { name, properties } of stack.resources<FilterProperties>('AWS::Logs::MetricFilter')) {
    const { LogGroupName, FilterPattern, MetricTransformations, ...others } = properties;
    const [strange] = Object.keys(others);
    if (strange) throw new Error(`${strange} of the metric filter ${name} is not known locally.`);
    const matches = compilePattern(FilterPattern, name);
    for (const { MetricNamespace, MetricName, MetricValue, Unit: _, ...more } of MetricTransformations) {
      if (Object.keys(more).length > 0 || Number.isNaN(Number(MetricValue)))
        throw new Error(`What the metric filter ${name} counts is not known locally.`);
      const filter = {
        matches,
        metric: { namespace: MetricNamespace, name: MetricName },
        value: Number(MetricValue),
      };
      filters.set(LogGroupName, [...(filters.get(LogGroupName) ?? []), filter]);
    }
  }
  return (logGroup, line) => {
    const own = filters.get(logGroup);
    // A line that is not JSON cannot match a pattern of fields.
    if (!own || !line.startsWith('{')) return;
    const parsed = parse(line);
    if (parsed === undefined) return;
    for (const { matches, metric, value } of own) if (matches(parsed)) metrics.add(metric, value);
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Compiles a pattern such as `{ ($.type = "a") && ($.record.status != "b") }`: comparisons of fields with texts, joined
 * by one operator.
 */
function compilePattern(pattern: string, name: string): Matcher {
  const [, inner = ''] = /^\{ (.*) \}$/.exec(pattern) ?? [];
  const [, operator] = /\) (&&|\|\|) \(/.exec(inner) ?? [];
  const parts = operator ? inner.slice(1, -1).split(`) ${operator} (`) : [inner];
  const matchers = parts.map((part) => {
    const [, path, comparison, text] = /^\$\.([\w.]+) (=|!=) "([^"*]*)"$/.exec(part) ?? [];
    if (path === undefined || text === undefined)
      throw new Error(`The pattern ${pattern} of the metric filter ${name} is not known locally.`);
    const fields = path.split('.');
    const isWanted = comparison === '=';
    return (line: unknown) => (fieldOf(line, fields) === text) === isWanted;
  });
  return operator === '&&'
    ? (line) => matchers.every((matches) => matches(line))
    : (line) => matchers.some((matches) => matches(line));
}

function fieldOf(line: unknown, fields: readonly string[]): unknown {
  return fields.reduce<unknown>((value, field) => Object(value)[field], line);
}
