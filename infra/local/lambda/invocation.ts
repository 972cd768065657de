/** What an instance is told to do. */
export interface Invocation {
  readonly requestId: string;
  readonly event: unknown;
  /** When the function's time is up, in milliseconds since the epoch. */
  readonly deadline: number;
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
