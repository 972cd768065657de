import * as z from 'zod/mini';

/**
 * Reads environment variables once, when a module loads.
 * @throws Error naming every missing or malformed variable, so that a wrong deployment fails at its first start.
 */
export function readEnvironment<Schema extends z.ZodMiniObject>(schema: Schema): z.output<Schema> {
  const result = z.safeParse(schema, process.env);
  if (result.success) return result.data;
  const names = new Set(result.error.issues.map((issue) => issue.path.join('.')));
  throw new Error(`Missing or malformed environment variables: ${[...names].join(', ')}`);
}
