import * as z from 'zod/mini';

/** The parts of a site that can be restored, each independently. */
export const restorable = ['texts', 'posts', 'pictures', 'people'] as const;
export type Restorable = (typeof restorable)[number];

/** The order of a restore: pictures come before the texts and posts that show them. */
export const restoreOrder = ['pictures', 'texts', 'posts', 'people'] as const satisfies readonly Restorable[];

/** How many days a restore point is kept. */
export const pointDays = 35;
/** The maximum age of a comparison before a restore, in minutes. An older one has to be made again. */
export const comparisonMinutes = 10;
/** The age of the latest backup above which backups count as late, in hours. */
export const lateAfterHours = 36;

/** Why a point was made: by the scheduler, because an owner asked for it, or before something was restored. */
export const pointReasons = ['daily', 'asked', 'before-restore'] as const;
export type PointReason = (typeof pointReasons)[number];

/** A state of texts, posts, pictures and people that the site can go back to. Times are ISO 8601 in UTC. */
export const backupPoint = z.object({
  id: z.string(),
  at: z.string(),
  reason: z.enum(pointReasons),
  /** The username of the owner who made it; empty for the scheduler. */
  by: z.string(),
  /** The size of the stored point, in bytes. */
  bytes: z.number(),
});
export type BackupPoint = z.infer<typeof backupPoint>;

export const backupWorks = ['point', 'comparison', 'restore'] as const;
export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;

/**
 * The latest job: making a restore point, comparing a point with the site, or restoring a point. Only one job runs at a time.
 */
export const backupJob = z.object({
  id: z.string(),
  work: z.enum(backupWorks),
  state: z.enum(jobStates),
  /** The id of the point that is compared with the site or restored; empty while a new point is made. */
  pointId: z.string(),
  /** `parts`: the parts to restore. `done`: those of them that are restored already. */
  parts: z.array(z.enum(restorable)),
  done: z.array(z.enum(restorable)),
  /** Username of the owner who started it. */
  by: z.string(),
  startedAt: z.string(),
  /** When it was done or failed; empty until then. */
  endedAt: z.string(),
  /** The point that was made before a restore; empty until then. */
  undoId: z.string(),
});
export type BackupJob = z.infer<typeof backupJob>;

/** True if a restore stopped half way, and a user has to decide about it. */
export function isInterruptedRestore({ work, state }: Pick<BackupJob, 'work' | 'state'>): boolean {
  return work === 'restore' && state === 'failed';
}

/** True while a job is running. */
export function isUnderWay({ state }: Pick<BackupJob, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

const words = z.object({ en: z.string(), ar: z.string() });

/** An item that a restore changes, adds again, or skips, because another post has its slug. */
export const backupDifference = z.object({
  what: z.enum(['changes', 'back', 'blocked']),
  /** The kind of item: `content`, a kind of posts, `category`, `picture` or `administrator`. */
  kind: z.string(),
  /** A key of the content registry, or an id. */
  id: z.string(),
  title: z.string(),
  /**
   * If the restore would change a text or a title, shortened and in both languages: `now` is the present one, `after` the
   * restored one.
   */
  now: z.optional(words),
  after: z.optional(words),
});
export type BackupDifference = z.infer<typeof backupDifference>;

/** How many differences of a part are listed; all are counted. */
export const maxDifferences = 500;

const partComparison = z.object({
  part: z.enum(restorable),
  changes: z.number(),
  back: z.number(),
  blocked: z.number(),
  newer: z.number(),
  /**
   * `filesBack`: the number of picture files that are restored. `filesLost`: the number of those that no longer exist anywhere.
   */
  filesBack: z.number(),
  filesLost: z.number(),
  differences: z.array(backupDifference),
});
export type PartComparison = z.infer<typeof partComparison>;

/** The result of a comparison: what restoring a point would do. Nothing has changed. */
export const backupComparison = z.object({
  pointId: z.string(),
  comparedAt: z.string(),
  parts: z.array(partComparison),
});
export type BackupComparison = z.infer<typeof backupComparison>;
