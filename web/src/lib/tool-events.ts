import { countUse } from '#shared/api/usage.ts';
import type { Language } from '#shared/language.ts';
import type { Plan } from '#shared/plan/plan.ts';
import { hasTrackingOptOut } from '#shared/usage/do-not-track.ts';
import type { CountedUse } from '#shared/usage/usage.ts';
import { readConsent } from './consent.ts';
import type { ContactReason } from './contact-paths.ts';
import { pushToDataLayer } from './data-layer.ts';

/**
 * The events of the site's tools with their fields: choices and counts, never a text, a name or a file of a visitor.
 */
interface ToolEvents {
  try_start: { clock: boolean };
  /** `seconds` is `undefined` if the visitor played without the clock. */
  try_finish: { found: number; missed: number; wrong: number; seconds: number | undefined };
  try_share: object;
  try_to_plan: object;
  plan_change: { field: keyof Plan };
  plan_send: { provinces: number; visits: number; waves: number };
  /**
   * `report_open`: the visitor uses the report for the first time (turns a page, enlarges one or reads it as text); once per
   * visit of the report's page.
   */
  report_open: object;
  report_page: { n: number };
  report_pdf: { lang: Language };
  contact_sent: { for: ContactReason | 'contact'; scope: boolean };
  cv_added: object;
  cv_refused: { reason: 'no-pdf' | 'too-large' | 'empty' | 'damaged' | 'locked' | 'active' | 'not-sent' };
}
type ToolEvent = keyof ToolEvents;

/** The events that the site itself counts for administrators. */
const counted: Readonly<Partial<Record<ToolEvent, CountedUse>>> = {
  try_start: 'audit-started',
  try_finish: 'audit-finished',
  plan_change: 'plan-begun',
  plan_send: 'plan-sent',
  report_open: 'report-opened',
  report_pdf: 'report-fetched',
};
/** Events that the site's own counts count once per loaded document: only the first change of a plan counts as a begun plan. */
const onceOnly = new Set<ToolEvent>(['plan_change']);
const happened = new Set<ToolEvent>();

/**
 * Reports an event: to the data layer, with consent to analytics; and a counted one to the site's own counts, which
 * identify nobody and leave out visitors with Do Not Track or Global Privacy Control.
 */
export function recordToolEvent<Name extends ToolEvent>(event: Name, fields: ToolEvents[Name]): void {
  if (readConsent()?.analytics) pushToDataLayer({ event, ...fields });
  const use = counted[event];
  const isAgain = onceOnly.has(event) && happened.has(event);
  happened.add(event);
  if (use && !isAgain) count(use);
}

/** Sends a count, even while the page is being left. A lost count does not matter. */
function count(use: CountedUse): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  const said = { dnt: doNotTrack ?? undefined, 'sec-gpc': globalPrivacyControl ? '1' : undefined };
  if (hasTrackingOptOut((name) => said[name])) return;
  fetch(countUse.path, {
    method: countUse.method,
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ use }),
  }).catch(() => {});
}
