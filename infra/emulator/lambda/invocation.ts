/** The message to an instance: an event to handle. */
export interface Invocation {
  readonly requestId: string;
  readonly event: unknown;
  /** How long the function may take, in milliseconds, measured by its own clock. */
  readonly timeout: number;
}

/** The response of an instance: the handler's result as JSON, or what it threw. */
export type Outcome =
  | { readonly result: string }
  | {
      readonly error: string;
      /** True if the call did not reach the function because the account's concurrency was used up. */
      readonly isThrottled?: true;
    };

/** The data with which an instance loads the handler, and the facts that it puts into the context of each call. */
export interface InstanceData {
  /** File of the bundled handler. */
  readonly file: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memorySize: number;
}
