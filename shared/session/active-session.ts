import * as z from 'zod/mini';

/** What somebody may sign in with; any other is not named. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export type Browser = (typeof browsers)[number];
export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const;
export type System = (typeof systems)[number];

/** Somewhere somebody is signed in. Times are ISO 8601 in UTC; what the browser or the edge did not say is absent. */
export const activeSession = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  browser: z.optional(z.enum(browsers)),
  system: z.optional(z.enum(systems)),
  /** Where it was signed in, as ISO 3166 has it: `IQ`. */
  country: z.optional(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type ActiveSession = z.infer<typeof activeSession>;
