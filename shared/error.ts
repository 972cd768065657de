import * as z from 'zod/mini';

/** Body of every failed API answer: one sentence, and for a rejected body the fields it is about. */
export const errorBody = z.object({
  error: z.string(),
  details: z.optional(z.array(z.object({ field: z.string(), problem: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorBody>;
export type FieldProblem = NonNullable<ErrorBody['details']>[number];

/** Every problem a schema found in an input, as `details` of an {@link ErrorBody} carries them. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message }));
}
