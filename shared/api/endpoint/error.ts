import * as z from 'zod/mini';

/**
 * Body of every failed API answer. `error`: one sentence. `details`: for a rejected body, the problems of its fields.
 * `current`: in a conflict, the stored state in the form of the endpoint's answer. `savedBy`: the username of the person who
 * saved that state, if known.
 */
export const errorBody = z.object({
  error: z.string(),
  details: z.optional(z.array(z.object({ field: z.string(), problem: z.string() }))),
  current: z.optional(z.unknown()),
  savedBy: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
export type FieldProblem = NonNullable<ErrorBody['details']>[number];

/** The form of an endpoint's failures: the schema of the body, and a function that makes the body. */
export interface FailureForm<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  readonly from: (failure: ErrorBody) => z.output<Schema>;
}

/** The form of failures of every endpoint that declares no other. */
export const defaultFailure: FailureForm<typeof errorBody> = {
  schema: errorBody,
  from: (failure) => failure,
};

/** Returns every problem that a schema found in an input, in the form of the `details` of an {@link ErrorBody}. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message }));
}
