import { Camera, Check, Clock, MapPin, UserCheck } from 'lucide-react';
import { css, cx } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { VisitCopy } from './copy.en.ts';
import { photoOf, photoSize, pictured, pointedAt } from './drawings.ts';
import { beginningOf, checksOf, maxPointsOf, pointsOf, type Step, type Store } from './visit.ts';
import type { VisitFormat } from './visit-format.ts';

export interface ShownStep {
  copy: VisitCopy;
  format: VisitFormat;
  store: Store;
  step: Step;
}

/** The evidence of a step: the photo, the checks with their points, and the sources. */
export function Evidence({ className, ...shown }: ShownStep & { className?: string }) {
  const { copy, format, store, step } = shown;
  return (
    <section id="visit-evidence" aria-labelledby="visit-step" className={cx(panelStyle, className)}>
      <Photo {...shown} />
      <div>
        <h3 id="visit-step" className={titleStyle}>
          {copy.steps[step]}: {format.points(pointsOf(store, step), maxPointsOf(step))}
        </h3>
        <Checks {...shown} />
      </div>
      <Sources {...shown} />
    </section>
  );
}

/** The photo of the shopper's phone, with a label at the bracket. */
export function Photo({ copy, store, step }: ShownStep) {
  const missed = store.missed.includes(pictured[step]);
  const at = pointedAt[step](missed);
  return (
    <Drawing {...photoSize} shapes={photoOf(step, missed)} className={photoStyle}>
      <foreignObject x={at - 100} y={photoSize.height - 38} width={200} height={34}>
        <div className={css({ textAlign: 'center' })}>
          <span className={labelStyle}>{copy.shown[step]}</span>
        </div>
      </foreignObject>
    </Drawing>
  );
}

/** The checks of a step; a missed one has the dashed outline of a gap instead of its tick. */
export function Checks({ copy, format, store, step }: ShownStep) {
  return (
    <ul className={checksStyle}>
      {checksOf(step).map(([check, points]) => {
        const missed = store.missed.includes(check);
        return (
          <li key={check} data-missed={missed || undefined} className={checkStyle}>
            {missed ? <span className={gapStyle} /> : <Icon of={Check} size={18} className={tickStyle} />}
            <span>
              {copy.checks[check].done}
              {missed && <span className={css({ srOnly: true })}>{`${copy.comma} ${copy.notDone}`}</span>}
            </span>
            <b className={pointsStyle}>{format.points(missed ? 0 : points, points)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The sources of a step: photo and time, timer, place, and reader. */
export function Sources({ copy, format, store, step }: ShownStep) {
  const minute = Math.ceil(beginningOf(store, step) / 60) + 1;
  const sources = [
    [Camera, copy.evidence.photo, copy.evidence.minute(format.number(minute))],
    [Clock, copy.evidence.timer, format.length(store.seconds[step])],
    [MapPin, copy.evidence.place, undefined],
    [UserCheck, copy.evidence.checked, undefined],
  ] as const;
  return (
    <ul className={sourcesStyle}>
      {sources.map(([icon, name, value]) => (
        <li key={name} className={sourceStyle}>
          <Icon of={icon} size={18} className={sourceIconStyle} />
          {name}
          {value && <b className={css({ fontWeight: 'strong' })}>{value}</b>}
        </li>
      ))}
    </ul>
  );
}

const panelStyle = css({
  ground: 'canvas',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '316px minmax(0, 1fr)' },
  columnGap: '7',
  rowGap: '5',
  padding: '5',
  borderTopWidth: '6px',
  borderColor: 'label.solid',
});
const titleStyle = css({ textStyle: 'h3', marginBottom: '2' });
const photoStyle = css({ width: 'full', height: 'auto', maxWidth: '[350px]' });
const labelStyle = css({
  display: 'inline-block',
  paddingInline: '3',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  background: 'label.solid',
  borderRadius: 'label',
});
const checksStyle = css({ display: 'grid' });
const checkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '10',
  paddingBlock: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'sm',
  _last: { borderBottomWidth: '0' },
});
const tickStyle = css({ flexShrink: '0', color: 'ok.solid' });
const gapStyle = css({
  flexShrink: '0',
  width: '4',
  height: '[23px]',
  marginInline: '[1px]',
  borderWidth: '1.6px',
  borderStyle: 'dashed',
  borderColor: 'danger.solid',
});
const pointsStyle = css({
  marginInlineStart: 'auto',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  '[data-missed] > &': { color: 'danger.fg' },
});
const sourceIconStyle = css({ flexShrink: '0', color: 'brand.solid' });
const sourcesStyle = css({ gridColumn: { xl: '1 / -1' }, display: 'flex', flexWrap: 'wrap', gap: '2' });
const sourceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '1.5',
  textStyle: 'xs',
  background: 'bg.shelf',
  borderRadius: 'label',
  '[data-open] &': { background: 'bg.canvas' },
});
