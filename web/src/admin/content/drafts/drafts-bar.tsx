import { useQuery } from '@tanstack/react-query';
import { Clock, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ContentChange, maxTextsAtOnce } from '#shared/content/draft.ts';
import { dashboardTabs } from '#shared/content/layout.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { adminLocale, formatInWords } from '#web/admin/lib/language/formats.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useStore } from '#web/lib/store.ts';
import { failedSaves } from '../state/failed-saves.ts';
import { copy } from './copy.en.ts';
import { contentDraftsQuery, namesOf, useChangePlan, usePublishDrafts } from './draft-queries.ts';

const planDialog = loadOnce(() => import('./plan-dialog.tsx'));

interface DraftsBarProps {
  /** The items of the part in view. */
  keys: readonly ContentKey[];
  /** Opens the part that has the other drafts; absent if all are in view. */
  onOpenPart?: (name: string) => void;
}

/** The unpublished work of the part in view: saves that wait for the server, drafts, and planned changes. */
export function DraftsBar({ keys, onOpenPart }: DraftsBarProps) {
  const { data } = useQuery(contentDraftsQuery);
  const waiting = useStore(failedSaves, (all) => all);
  const failed = Object.values(waiting).filter((one) => one !== undefined);
  const { mutate: publish, isPending } = usePublishDrafts();
  const { mutate: changePlan } = useChangePlan();
  /** The change to reschedule, or the drafts to schedule. */
  const [asked, setAsked] = useState<ContentChange | 'drafts'>();
  const all = data?.drafts ?? [];
  const here = all.filter(({ key }) => keys.some((one) => one === key));
  const elsewhere = all.length - here.length;
  const part = dashboardTabs.find((tab) =>
    all.some(({ key }) => !keys.some((one) => one === key) && tab.keys.some((one) => one === key)),
  );
  const plans = (data?.changes ?? []).filter((plan) =>
    plan.keys.some((key) => keys.some((one) => one === key)),
  );
  const latest = here
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  useFocusOnMain(here.length === 0);
  const isTooMany = here.length > maxTextsAtOnce;
  if (failed.length === 0 && all.length === 0) return null;
  return (
    <div className={stackStyle}>
      {failed.length > 0 ? (
        <div className={barStyle}>
          <Icon of={TriangleAlert} size={20} />
          <strong>{copy.failed.bar}</strong>
          <Button
            variant="label"
            size="s"
            onClick={() => {
              for (const one of failed) one.send();
            }}
            className={endStyle}
          >
            <Icon of={RefreshCw} size={18} />
            {copy.failed.tryAgain}
          </Button>
        </div>
      ) : (
        <div className={barStyle}>
          {here.length > 0 && <strong>{copy.waiting(here.length)}</strong>}
          {latest && <span className={quietStyle}>{copy.keptAt(timeOf(latest))}</span>}
          {part && onOpenPart && elsewhere > 0 && (
            <button type="button" onClick={() => onOpenPart(part.name)} className={linkStyle}>
              {copy.elsewhere(elsewhere)}
            </button>
          )}
          {isTooMany && <span className={quietStyle}>{copy.tooMany(maxTextsAtOnce)}</span>}
          {here.length > 0 && (
            <span className={buttonsStyle}>
              <Button
                variant="outlineDark"
                size="s"
                aria-disabled={isTooMany}
                onClick={() => isTooMany || setAsked('drafts')}
              >
                <Icon of={Clock} size={18} />
                {copy.later}
              </Button>
              <Button
                variant="label"
                size="s"
                aria-disabled={isPending || isTooMany}
                onClick={() => isPending || isTooMany || publish({ drafts: here })}
              >
                {isPending && <Spinner />}
                {isPending ? copy.publishing : copy.publish(here.length)}
              </Button>
            </span>
          )}
        </div>
      )}
      {plans.map((plan) => (
        <div key={plan.id} data-held={plan.state === 'held' || undefined} className={planStyle}>
          <p>
            {plan.state === 'held'
              ? copy.held(formatInWords(plan.at, 'short'))
              : copy.planned(formatInWords(plan.at, 'short'), plan.by)}{' '}
            {namesOf(plan.state === 'held' ? (plan.changed ?? plan.keys) : plan.keys)}
          </p>
          <span className={buttonsStyle}>
            <Button variant="outline" size="xs" onClick={() => setAsked(plan)}>
              {copy.move}
            </Button>
            <Button variant="plain" size="xs" onClick={() => changePlan({ id: plan.id })}>
              {copy.cancelPlan}
            </Button>
          </span>
        </div>
      ))}
      <LazyDialog loader={planDialog} open={asked !== undefined}>
        {({ PlanDialog }) => (
          <PlanDialog
            asked={asked}
            keys={asked && asked !== 'drafts' ? asked.keys : here.map(({ key }) => key)}
            onClose={() => setAsked(undefined)}
            onChosen={(at) => {
              if (asked === 'drafts') publish({ drafts: here, at });
              else if (asked) changePlan({ id: asked.id, at });
              setAsked(undefined);
            }}
          />
        )}
      </LazyDialog>
    </div>
  );
}

/** Publishing removes the bar's buttons. If one of them had the focus, this moves the focus to the main content. */
function useFocusOnMain(hasNone: boolean): void {
  const hadNone = useRef(hasNone);
  useEffect(() => {
    if (hasNone && !hadNone.current && document.activeElement === document.body) {
      document.getElementById('main-content')?.focus({ preventScroll: true });
    }
    hadNone.current = hasNone;
  }, [hasNone]);
}

/** Returns the time of an instant in the reader's time zone, as in the rows below; with its day unless that is today. */
function timeOf(instant: string): string {
  const [at, now] = [new Date(instant), new Date()];
  const isToday = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(adminLocale, {
    ...(!isToday && { day: 'numeric', month: 'long' }),
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(at);
}

const stackStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  minHeight: '[52px]',
  paddingInline: '4',
  paddingBlock: '2',
  background: 'bg.ink',
  color: 'fg.onDark',
  borderTopRadius: 'card',
  textStyle: 'sm',
  '& > svg': { color: 'label.solid', flexShrink: '0' },
});
const quietStyle = css({ textStyle: 'xs', color: 'fg.onDarkMuted' });
const linkStyle = css({
  minHeight: 'tap',
  color: 'fg.onDark',
  textStyle: 'xs',
  textDecoration: 'underline',
  cursor: 'pointer',
});
const endStyle = css({ marginInlineStart: 'auto' });
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' });
const planStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingInline: '4',
  paddingBlock: '2',
  background: 'label.subtle',
  textStyle: 'sm',
  '& p': { flex: '1 1 240px', minWidth: '0' },
  '&[data-held]': { background: 'danger.subtle', color: 'danger.fg' },
});
