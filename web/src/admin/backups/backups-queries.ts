import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  answerRestore,
  compareBackup,
  getBackupComparison,
  getBackups,
  makeBackup,
  restoreBackup,
} from '#shared/api/backups.ts';
import type { ResponseBody } from '#shared/api/endpoint/endpoint.ts';
import { type BackupJob, isUnderWay, type Restorable } from '#shared/backups.ts';
import { dayOf, siteTimeZone } from '#shared/site-time.ts';
import { refusalSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { adminLocale } from '../lib/language/formats.ts';
import { copy } from './copy.en.ts';

/** How often the state of a running job is read, in milliseconds. */
const pace = 1500;

export type Backups = ResponseBody<typeof getBackups>;

/** The restore points, and the latest job on them. Read repeatedly while a job is running. */
export const backupsQuery = queryOptions({
  queryKey: ['api', 'admin', 'backups'],
  queryFn: ({ signal }) => callApi(getBackups, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data } }) => (data?.job && isUnderWay(data.job) ? pace : false),
});

/** The result of a finished comparison. It is read only once, because it does not change. */
export const comparisonQuery = (job: BackupJob) =>
  queryOptions({
    queryKey: [...backupsQuery.queryKey, 'comparison', job.id],
    queryFn: ({ signal }) => callApi(getBackupComparison, { params: { id: job.pointId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

type BackupRequest =
  | { readonly what: 'point' }
  | { readonly what: 'comparison'; readonly pointId: string }
  | { readonly what: 'answer'; readonly answer: 'go-on' | 'undo' | 'leave' };

function start(request: BackupRequest): Promise<BackupJob> {
  if (request.what === 'point') return callApi(makeBackup);
  if (request.what === 'comparison') return callApi(compareBackup, { params: { id: request.pointId } });
  return callApi(answerRestore, { body: { answer: request.answer } });
}

/** Starts a job; a refusal is reported, and the state is read again. */
export function useBackupRequest() {
  const queryClient = useQueryClient();
  return useMutation<BackupJob, Error, BackupRequest>({
    mutationFn: start,
    onSuccess: (job) =>
      queryClient.setQueryData(backupsQuery.queryKey, (before) => before && { ...before, job }),
    onError: (error) => showToast({ tone: 'danger', title: refusalSentence(error) || copy.failed }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey, exact: true }),
  });
}

/** Starts to restore parts of a restore point. `present` is the current password. */
export function restore(pointId: string, parts: readonly Restorable[], present: string): Promise<BackupJob> {
  return callApi(restoreBackup, { params: { id: pointId }, body: { parts: [...parts], present } });
}

const inBaghdad = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(adminLocale, { ...options, timeZone: siteTimeZone });
const timeFormat = inBaghdad({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayFormat = inBaghdad({ day: 'numeric', month: 'long' });

/** Returns an instant in words, such as “Yesterday, 17:05”, in the company's time zone. */
export function inWords(at: string, now: Date): string {
  const instant = new Date(at);
  const time = timeFormat.format(instant);
  const day = dayOf(instant);
  if (day === dayOf(now)) return copy.today(time);
  if (day === dayOf(now, 1)) return copy.yesterday(time);
  return copy.onDay(dayFormat.format(instant), time);
}

const listFormat = new Intl.ListFormat(adminLocale, { type: 'conjunction' });

/** Returns the names of parts as within a sentence: “texts and posts”. */
export function named(parts: readonly Restorable[]): string {
  return listFormat.format(parts.map((part) => copy.partsShort[part]));
}
