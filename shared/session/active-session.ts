import * as z from 'zod/mini';

/** The browsers that are named in the list of sessions. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export type Browser = (typeof browsers)[number];
export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const;
export type System = (typeof systems)[number];

/** A session of an administrator. Times are ISO 8601 in UTC. A value is absent if neither the browser nor the CDN told it. */
export const activeSession = z.object({
  /** The session's public id. It cannot be used to sign in. */
  id: z.string(),
  /** True for the session that requested the list. */
  isCurrent: z.boolean(),
  browser: z.optional(z.enum(browsers)),
  system: z.optional(z.enum(systems)),
  /** The country of the sign-in, as an ISO 3166 code: `IQ`. */
  country: z.optional(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type ActiveSession = z.infer<typeof activeSession>;
