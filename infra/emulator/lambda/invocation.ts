/** What an instance is told to do. */
export interface Invocation {
  readonly requestId: string;
  readonly event: unknown;
  /** How long the function may take, in milliseconds: its own clock tells when that is over. */
  readonly timeout: number;
}

/** What an instance answers: the handler's result as JSON, or what it threw. */
export type Outcome = { readonly result: string } | { readonly error: string };

/** What an instance is started with. */
export interface InstanceData {
  /** File of the bundled handler. */
  readonly file: string;
  /** Name of its export. */
  readonly exportName: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memorySize: number;
}
