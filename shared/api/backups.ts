import * as z from 'zod/mini';
import { backupComparison, backupJob, backupPoint, restorable } from '../backups.ts';
import { givenPassword } from '../session/session.ts';
import { endpoint } from './endpoint/endpoint.ts';

const state = z.object({
  /** Newest first. */
  points: z.array(backupPoint),
  job: z.optional(backupJob),
  /** The other sources of a restore, for the command line: point-in-time recovery of the table, and the vault with copies. */
  beside: z.object({ table: z.string(), vault: z.optional(z.string()) }),
});

/** Returns the restore points, and the latest job: making, comparing or restoring a point. */
export const getBackups = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  group: 'backups',
  access: 'owner',
  background: true,
  response: state,
});

/** Starts making a restore point. 409 while another job is running. */
export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  group: 'backups',
  access: 'owner',
  audited: { act: 'backup-made' },
  costly: true,
  response: backupJob,
});

/**
 * Starts comparing a restore point with the site, and changes nothing. 404 without such a point; 409 while another job
 * is running.
 */
export const compareBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/{id}/comparison',
  group: 'backups',
  access: 'owner',
  audited: false,
  costly: true,
  response: backupJob,
});

/** Returns the result of the latest comparison. 404 if other work was begun since. */
export const getBackupComparison = endpoint({
  method: 'GET',
  path: '/api/admin/backups/{id}/comparison',
  group: 'backups',
  access: 'owner',
  response: backupComparison,
});

/**
 * Returns the items in one file of a restore point, as plain JSON. Each part of a point has several numbered files; `next` is
 * the number of the next one. 404 without such a point.
 */
export const getBackupItems = endpoint({
  method: 'GET',
  path: '/api/admin/backups/{id}/items/{part}/{file}',
  group: 'backups',
  access: 'owner',
  audited: { act: 'site-exported' },
  response: z.object({ items: z.array(z.unknown()), next: z.optional(z.number()) }),
});

/**
 * First makes a restore point of the current state, and then restores parts of the site from another point. `present` is the
 * caller's password. 409 if the latest job is not a comparison with that point, made in the last minutes.
 */
export const restoreBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/{id}/restore',
  group: 'backups',
  access: 'owner',
  audited: { act: 'site-restored' },
  costly: true,
  body: z.object({
    parts: z
      .array(z.enum(restorable, 'invalid'))
      .check(z.minLength(1, 'required'), z.maxLength(4, 'invalid')),
    present: givenPassword,
  }),
  response: backupJob,
});

/**
 * Decides about a restore that stopped half way: continues it, reverts its changes with the restore point that was made before
 * it, or leaves everything as it is. 409 without such a restore.
 */
export const answerRestore = endpoint({
  method: 'POST',
  path: '/api/admin/backups/half-way',
  group: 'backups',
  access: 'owner',
  audited: { act: 'restore-decided' },
  costly: true,
  body: z.object({ answer: z.enum(['go-on', 'undo', 'leave'], 'invalid') }),
  response: backupJob,
});
