/** The parts of a CloudFront Functions viewer-request event that the edge functions use. */
export interface ViewerRequestEvent {
  readonly request: EdgeRequest;
}

export interface EdgeRequest {
  readonly method: string;
  uri: string;
  /** Values as they were sent, still percent-encoded. */
  readonly querystring: Record<string, EdgeValue>;
  /** By lower-case name. */
  readonly headers: Record<string, EdgeValue>;
  readonly cookies: Record<string, EdgeValue>;
}

interface EdgeValue {
  readonly value: string;
  /** All values of a name that was sent more than once, the first included. */
  readonly multiValue?: readonly { readonly value: string }[];
}

/** An answer to the viewer, without asking the origin. */
export interface EdgeResponse {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Record<string, EdgeValue>;
  /** @default none */
  readonly body?: { readonly encoding: 'text'; readonly data: string };
}
