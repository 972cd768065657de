import type { FieldProblem } from '#shared/api/endpoint/error.ts';

/**
 * A failure whose message the caller may read: one sentence that says what to do. All other errors stay on the server.
 */
export abstract class VisibleError extends Error {
  abstract readonly status: number;
  readonly details: readonly FieldProblem[] | undefined = undefined;
  /** The stored state that contradicts the request, in the form of the endpoint's answer. */
  readonly current: unknown = undefined;
  /** The username of the user who saved `current`. */
  readonly savedBy: string | undefined = undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined = undefined;
}

/** 400: the request is malformed; `details` name the fields. */
export class BadRequest extends VisibleError {
  readonly status = 400;
  override readonly details: readonly FieldProblem[] | undefined;
  constructor(message: string, details?: readonly FieldProblem[]) {
    super(message);
    this.details = details;
  }
}

/** 401: no valid session, or wrong credentials. */
export class Unauthorized extends VisibleError {
  readonly status = 401;
}

/** 400: the signed-in person may not do this. Not 403, which the distribution would replace with the not-found page. */
export class Forbidden extends VisibleError {
  readonly status = 400;
}

/** 404: there is nothing under this URL. */
export class NotFound extends VisibleError {
  readonly status = 404;
}

/**
 * 409: the stored state contradicts the request. `current` is that state if the caller may choose between the two,
 * `savedBy` the username of its editor if known. If several items contradict it, `details` name them.
 */
export class Conflict extends VisibleError {
  readonly status = 409;
  override readonly current: unknown;
  override readonly savedBy: string | undefined;
  override readonly details: readonly FieldProblem[] | undefined;
  constructor(message: string, current?: unknown, savedBy?: string, details?: readonly FieldProblem[]) {
    super(message);
    this.current = current;
    this.savedBy = savedBy;
    this.details = details;
  }
}

/** 413: the body is larger than this endpoint takes. */
export class TooLarge extends VisibleError {
  readonly status = 413;
}

/** 415: the body is of a type this endpoint does not take. */
export class UnsupportedMediaType extends VisibleError {
  readonly status = 415;
}

/** 429: there were too many requests; `retryAfter` says how many seconds to wait. */
export class TooManyRequests extends VisibleError {
  readonly status = 429;
  override readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** 503: something behind the API is busy or unreachable. */
export class Unavailable extends VisibleError {
  readonly status = 503;
  override readonly retryAfter = 5;
}

/** 4xx: a middleware refused the request, in its own words. */
export class Refused extends VisibleError {
  readonly status: number;
  constructor(message: string, status: number) {
    super(`${message}; correct the request and send it again.`);
    this.status = status;
  }
}

/** 500: our mistake. The log has the cause. */
export class Unexpected extends VisibleError {
  readonly status = 500;
}
