import type { AccountQuotas } from './account.ts';
import type { RunOptions } from './command/options.ts';
import type { InstanceLock, TableOwner } from './data-folder/instance-lock.ts';
import type { DeploymentSteps } from './deployment/live-stack.ts';
import type { BusEvent } from './events/event-rules.ts';
import type { Endpoints, Log } from './lambda/functions.ts';

export interface RunStackOptions<Prepared> extends Omit<RunOptions, 'dynamodb' | 'logs'> {
  /** Folder made by `cdk synth`. */
  readonly cdkOut: string;
  /** @default `dynalite` */
  readonly dynamodb?: RunOptions['dynamodb'] | undefined;
  /** @default `errors` */
  readonly logs?: RunOptions['logs'] | undefined;
  /** The lock of the data folder, released at the end. @default it is taken now */
  readonly lock?: InstanceLock | undefined;
  /** The site's public URL in mails, which the mail pages replace with the local one. @default mails are shown as they are */
  readonly siteUrl?: string | undefined;
  /** Variables of all functions, which replace those of the template. @default none */
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** The quotas of the account. @default no limits */
  readonly account?: AccountQuotas | undefined;
  /** How long an index of the table lacks a write, in milliseconds. @default indexes are current */
  readonly indexDelayMs?: number | undefined;
  /** The shards of the table's stream, which are read at the same time. @default 1 */
  readonly streamShards?: number | undefined;
  /** Intercepts the calls of functions to services, for example to make them fail. @default none */
  readonly between?: ((services: Endpoints) => Promise<Endpoints>) | undefined;
  /** Gets the functions' lines. @default they are printed, as `logs` says */
  readonly log?: Log | undefined;
  /**
   * The time of the metrics that alarms watch and of the stream's changes, in milliseconds since 1970. Tests set it to let
   * hours pass. @default the machine's
   */
  readonly now?: (() => number) | undefined;
  /** The days until the certificates of the distributions end, for alarms. @default always a year */
  readonly daysToExpiry?: (() => number) | undefined;
  /** Prepares the table before the stack accepts requests. */
  readonly prepare: (table: TableOwner) => Promise<Prepared>;
}

export interface RunningStack<Prepared> {
  /** `http://localhost:<port>`, through the CDN. */
  readonly url: string;
  /** The HTTP API without the CDN, for direct calls. */
  readonly apiUrl: string;
  /** Where a browser shows the stack's mails; `undefined` if it sends none. */
  readonly mailsUrl: string | undefined;
  /** The result of `prepare`. */
  readonly prepared: Prepared;
  /** Resolves when no change of the table's stream is waiting or being handled. */
  settled(): Promise<void>;
  /** Deploys another folder made by `cdk synth` over what runs: see {@link LiveStack.deploy}. */
  deploy(cdkOut: string, steps?: DeploymentSteps): Promise<void>;
  /** Removes answers from the CDN's cache by path; a pattern may end with `*`. */
  invalidate(patterns: readonly string[]): void;
  /** Ends the work of functions whose name contains `name`, as a crash would. Returns the number of interrupted events. */
  crash(name: string): number;
  /** Fires the scheduled rules whose name contains `name`, as if they were due. Resolves when their functions have answered. */
  fireSchedules(name: string): Promise<void>;
  /** Puts an event on the default bus, as a service of AWS does that is not emulated. */
  report(event: BusEvent): void;
  /** Returns the names of the template's alarms that are raised now. */
  alarms(): string[];
  /** Ends functions and database permanently, like an outage. Distribution and buckets continue. */
  breakDown(): Promise<void>;
  /** Lets running requests and batches finish, then stops. */
  close(): Promise<void>;
}
