import { countUse } from '#shared/api/usage.ts';
import type { Language } from '#shared/language.ts';
import { asksToBeLeftOut } from '#shared/left-out.ts';
import type { Plan } from '#shared/plan/plan.ts';
import type { CountedUse } from '#shared/usage.ts';
import { readConsent } from './consent.ts';
import type { ContactReason } from './contact-paths.ts';
import { pushToDataLayer } from './data-layer.ts';

/**
 * What visitors do with the tools of the site: each event with its fields. They hold choices and counts, and never what somebody
 * wrote, a name or a file.
 */
interface ToolEvents {
  try_start: { clock: boolean };
  /** `seconds` is left out where it was played without the clock. */
  try_finish: { found: number; missed: number; wrong: number; seconds: number | undefined };
  try_share: object;
  try_to_plan: object;
  plan_change: { field: keyof Plan };
  plan_send: { provinces: number; visits: number; waves: number };
  /** Somebody turns to another page, enlarges one or reads it as text; once for each time the page is opened. */
  report_open: object;
  report_page: { n: number };
  report_pdf: { lang: Language };
  contact_sent: { for: ContactReason | 'contact'; scope: boolean };
  cv_added: object;
  cv_refused: { reason: 'no-pdf' | 'too-large' | 'empty' | 'damaged' | 'locked' | 'active' | 'not-sent' };
}
type ToolEvent = keyof ToolEvents;

/** What of these is counted for administrators, by the site itself. */
const counted: Readonly<Partial<Record<ToolEvent, CountedUse>>> = {
  try_start: 'audit-started',
  try_finish: 'audit-finished',
  plan_change: 'plan-begun',
  plan_send: 'plan-sent',
  report_open: 'report-opened',
  report_pdf: 'report-fetched',
};
/** A plan is begun once, however often it is changed. */
const onceOnly = new Set<ToolEvent>(['plan_change']);
const happened = new Set<ToolEvent>();

/**
 * Tells of an event: the data layer, where the visitor allowed analytics; and where it is one that is counted, the site's own
 * counts, which name nobody and leave out whoever asks for that (Do Not Track, Global Privacy Control).
 */
export function tellOf<Name extends ToolEvent>(event: Name, fields: ToolEvents[Name]): void {
  if (readConsent()?.analytics) pushToDataLayer({ event, ...fields });
  const use = counted[event];
  const isAgain = onceOnly.has(event) && happened.has(event);
  happened.add(event);
  if (use && !isAgain) count(use);
}

/** A count that gets lost is no matter: nobody waits for it, and it goes also when the page does. */
function count(use: CountedUse): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  const said = { dnt: doNotTrack ?? undefined, 'sec-gpc': globalPrivacyControl ? '1' : undefined };
  if (asksToBeLeftOut((name) => said[name])) return;
  fetch(countUse.path, {
    method: countUse.method,
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ use }),
  }).catch(() => {});
}
