import * as z from 'zod/mini';

/**
 * Body of every failed API answer: one sentence, and for a rejected body the fields it is about. Where somebody else has
 * changed what was to be saved, `current` is what is stored now, in the form of the endpoint's own answer, and `savedBy` the
 * username of who saved it, where that is known.
 */
export const errorBody = z.object({
  error: z.string(),
  details: z.optional(z.array(z.object({ field: z.string(), problem: z.string() }))),
  current: z.optional(z.unknown()),
  savedBy: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
export type FieldProblem = NonNullable<ErrorBody['details']>[number];

/** How an endpoint tells of its failures: the schema of the body, and the body for a failure. */
export interface FailureForm<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  readonly from: (failure: ErrorBody) => z.output<Schema>;
}

/** The form of every endpoint that does not declare another. */
export const defaultFailure: FailureForm<typeof errorBody> = {
  schema: errorBody,
  from: (failure) => failure,
};

/** Every problem a schema found in an input, as `details` of an {@link ErrorBody} carries them. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message }));
}
