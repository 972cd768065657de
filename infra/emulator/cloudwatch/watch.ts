import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpResponse } from '../http/http-message.ts';
import type { Outcome } from '../lambda/invocation.ts';
import type { Stack } from '../template/stack.ts';
import { type Alarm, readAlarms } from './alarms.ts';
import { type CountLine, readMetricFilters } from './metric-filters.ts';
import { Metrics } from './metrics.ts';

/** How often alarms are evaluated, in milliseconds. */
const everyMs = 5000;
/** The minimum number of mails for SES's bounce and complaint rates. */
const fewestMails = 20;

export interface WatchOptions {
  readonly dataDir: string;
  /** Gets a line for the terminal when an alarm begins or ends. */
  readonly log: (line: string, isError: boolean) => void;
  /** The time of the metrics, in milliseconds since 1970. */
  readonly now: () => number;
  /** The days until the certificates of the distributions end. @default always a year */
  readonly daysToExpiry?: (() => number) | undefined;
}

interface DistributionProperties {
  readonly DistributionConfig: { readonly ViewerCertificate?: { readonly AcmCertificateArn?: string } };
}

/** Watches one function, for its metrics and its log. */
export interface FunctionWatch {
  /** Handles a line that the function wrote. */
  line(line: string): void;
  began(): void;
  /** Notes that a call was throttled and did not reach the function. */
  throttled(): void;
  ended(requestId: string, outcome: Outcome, durationMs: number): void;
  /** Notes that the function receives a batch of a stream; `ageMs` is the age of its oldest change, in milliseconds. */
  handedOver(ageMs: number): void;
}

/**
 * Counts what the parts of a running stack do, as the metrics that AWS publishes about them, and evaluates the template's
 * alarms on these.
 */
export class Watch {
  readonly #metrics: Metrics;
  readonly #count: CountLine;
  readonly #alarms: readonly Alarm[];
  readonly #queues: readonly string[];
  /** ARNs of the distributions' certificates. */
  readonly #certificates: readonly string[];
  readonly #options: WatchOptions;
  readonly #raised = new Set<string>();
  readonly #timer: NodeJS.Timeout | undefined;
  #running = 0;
  readonly #mails = { sent: 0, bounced: 0, complained: 0 };

  /** Throws one sentence about an alarm or a metric filter that is not emulated. */
  constructor(stack: Stack, options: WatchOptions) {
    this.#options = options;
    this.#metrics = new Metrics(options.now);
    this.#count = readMetricFilters(stack, this.#metrics);
    this.#alarms = readAlarms(stack, this.#metrics, options.now());
    this.#queues = stack.resources('AWS::SQS::Queue').map(({ name }) => name);
    this.#certificates = stack
      .resources<DistributionProperties>('AWS::CloudFront::Distribution')
      .flatMap(({ properties }) => properties.DistributionConfig.ViewerCertificate?.AcmCertificateArn ?? []);
    if (this.#alarms.length > 0) this.#timer = setInterval(() => this.raised(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Returns the names of the alarms that are raised now, and says on the terminal which began or ended. */
  raised(): string[] {
    this.#measure();
    const now = this.#options.now();
    const raised = this.#alarms.filter((alarm) => alarm.isRaised(now));
    for (const { name, description } of raised) {
      if (!this.#raised.has(name)) this.#options.log(`Alarm ${name}. ${description}`, true);
    }
    const names = raised.map(({ name }) => name);
    for (const name of this.#raised)
      if (!names.includes(name)) this.#options.log(`The alarm ${name} is over.`, true);
    this.#raised.clear();
    for (const name of names) this.#raised.add(name);
    return names.sort();
  }

  /** Watches a function that writes into a log group. */
  ofFunction(functionName: string, logGroup: string, isJson: boolean): FunctionWatch {
    const add = (name: string, value: number) => {
      for (const dimensions of [{ FunctionName: functionName }, {}])
        this.#metrics.add({ namespace: 'AWS/Lambda', name, dimensions }, value);
    };
    const line = (text: string) => this.#count(logGroup, text);
    return {
      line,
      began: () => {
        this.#running += 1;
        add('Invocations', 1);
        add('ConcurrentExecutions', this.#running);
      },
      throttled: () => add('Throttles', 1),
      ended: (requestId, outcome, durationMs) => {
        this.#running -= 1;
        add('Duration', durationMs);
        add('Errors', 'error' in outcome ? 1 : 0);
        if (!('error' in outcome) || !isJson) return;
        const status = outcome.error.includes('Task timed out') ? 'timeout' : 'error';
        line(JSON.stringify({ type: 'platform.report', record: { requestId, status } }));
      },
      handedOver: (ageMs) => add('IteratorAge', ageMs),
    };
  }

  /** Counts an answer of the HTTP API's stage. */
  answered(api: string, stage: string, status: number): void {
    for (const dimensions of [{ ApiId: api }, { ApiId: api, Stage: stage }]) {
      const add = (name: string, value: number) =>
        this.#metrics.add({ namespace: 'AWS/ApiGateway', name, dimensions }, value);
      add('Count', 1);
      add('4xx', status >= 400 && status < 500 ? 1 : 0);
      add('5xx', status >= 500 ? 1 : 0);
    }
  }

  /** Counts an answer of the distribution. */
  delivered(distribution: string, { status, body }: Pick<HttpResponse, 'status' | 'body'>): void {
    const add = (name: string, value: number) =>
      this.#metrics.add(
        {
          namespace: 'AWS/CloudFront',
          name,
          dimensions: { DistributionId: distribution, Region: 'Global' },
        },
        value,
      );
    add('Requests', 1);
    add('BytesDownloaded', body.length);
    // One value in per cent for each request: their average is the error rate.
    add('4xxErrorRate', status >= 400 && status < 500 ? 100 : 0);
    add('5xxErrorRate', status >= 500 ? 100 : 0);
  }

  /** Counts a mail that was sent, or one that came back. */
  mailed(what: 'sent' | 'bounced' | 'complained'): void {
    this.#mails[what] += 1;
  }

  /** Adds the metrics that are measured instead of counted. */
  #measure(): void {
    for (const queue of this.#queues) {
      const file = join(this.#options.dataDir, 'queues', `${queue}.jsonl`);
      const waiting = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
      this.#metrics.add(
        {
          namespace: 'AWS/SQS',
          name: 'ApproximateNumberOfMessagesVisible',
          dimensions: { QueueName: queue },
        },
        waiting,
      );
    }
    const { daysToExpiry = () => 365 } = this.#options;
    for (const CertificateArn of this.#certificates)
      this.#metrics.add(
        { namespace: 'AWS/CertificateManager', name: 'DaysToExpiry', dimensions: { CertificateArn } },
        daysToExpiry(),
      );
    const { sent, bounced, complained } = this.#mails;
    if (sent < fewestMails) return;
    this.#metrics.add({ namespace: 'AWS/SES', name: 'Reputation.BounceRate' }, bounced / sent);
    this.#metrics.add({ namespace: 'AWS/SES', name: 'Reputation.ComplaintRate' }, complained / sent);
  }
}
