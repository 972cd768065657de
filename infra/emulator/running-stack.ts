import type { RunOptions } from './command/options.ts';
import type { InstanceLock, TableOwner } from './data-folder/instance-lock.ts';
import type { DeploymentSteps } from './deployment/live-stack.ts';
import type { Endpoints, Log } from './lambda/functions.ts';

export interface RunStackOptions<Prepared> extends Omit<RunOptions, 'dynamodb' | 'logs'> {
  /** Folder made by `cdk synth`. */
  readonly cdkOut: string;
  /** @default `dynalite` */
  readonly dynamodb?: RunOptions['dynamodb'] | undefined;
  /** @default `errors` */
  readonly logs?: RunOptions['logs'] | undefined;
  /** The data folder's, which is released in the end. @default it is taken now */
  readonly lock?: InstanceLock | undefined;
  /** The site's own address, where mails name it: those who look at them here are led here. @default mails are shown as they are */
  readonly siteUrl?: string | undefined;
  /** Stands between the functions and the services they call, such as to let calls fail. @default nothing does */
  readonly between?: ((services: Endpoints) => Promise<Endpoints>) | undefined;
  /** Gets the functions' lines. @default they go to the terminal, as `logs` says */
  readonly log?: Log | undefined;
  /** Puts into the table what has to be there before anybody is let in. */
  readonly prepare: (table: TableOwner) => Promise<Prepared>;
}

export interface RunningStack<Prepared> {
  /** `http://localhost:<port>`, through the CDN. */
  readonly url: string;
  /** The HTTP API without the CDN, as somebody who knows its own address could call it. */
  readonly apiUrl: string;
  /** Where a browser shows what the stack mailed; nothing, if it can mail nothing. */
  readonly mailsUrl: string | undefined;
  /** What `prepare` resolved to. */
  readonly prepared: Prepared;
  /** Resolves when no change of a table's stream is waiting or being handled. */
  settled(): Promise<void>;
  /** Deploys another folder made by `cdk synth` over what runs: see {@link LiveStack.deploy}. */
  deploy(cdkOut: string, steps?: DeploymentSteps): Promise<void>;
  /** Has the CDN forget its answers by path; a pattern may end with `*`. */
  invalidate(patterns: readonly string[]): void;
  /** Ends what the functions are doing that have this in their name, as a crash would. Answers how many events that were. */
  crash(name: string): number;
  /** Fires the scheduled rules that have this in their name, as if they were due. Resolves when their functions have answered. */
  fireSchedules(name: string): Promise<void>;
  /** Ends functions and database for good, as an outage of both would. Distribution and buckets go on. */
  breakDown(): Promise<void>;
  /** Lets running requests and batches finish and stops. */
  close(): Promise<void>;
}
