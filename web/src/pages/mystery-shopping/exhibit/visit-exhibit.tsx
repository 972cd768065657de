import { type KeyboardEvent, startTransition, useCallback, useEffect, useState } from 'react';
import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { ExhibitBand } from '#web/components/exhibit/exhibit-band.tsx';
import { Places } from '#web/components/exhibit/places.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import type { VisitCopy } from './copy.en.ts';
import { frontSize, shopFront } from './drawings.ts';
import { Evidence } from './evidence.tsx';
import { Receipt } from './receipt.tsx';
import { Strip } from './strip.tsx';
import { dearestStep, placeInHash, type Step, type Store, scoreOf, stepNames, stores } from './visit.ts';
import { visitFormat } from './visit-format.ts';

const places = stores.flatMap(({ no }) => [no, ...stepNames.map((_, i) => `${no}-${i + 1}`)]);

/** Visits to three branches. Each is shown as a receipt; opening one of its steps shows the evidence. */
export function VisitExhibit({ copy }: { copy: VisitCopy }) {
  const language = useLanguage();
  const format = visitFormat(language, copy);
  const [store, setStore] = useState(stores[0]);
  const [step, setStep] = useState(dearestStep(store));
  const [touched, setTouched] = useState(false);
  const [linked, setLinked] = useState(false);
  const open = useCallback((store: Store, step: Step) => {
    startTransition(() => {
      setTouched(true);
      setStore(store);
      setStep(step);
    });
  }, []);
  useEffect(() => {
    const follow = () => {
      const { store, step } = placeInHash(location.hash);
      if (store) open(store, step ?? dearestStep(store));
    };
    follow();
    setLinked(placeInHash(location.hash).store !== undefined);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByKey(event, {
      current: stores.indexOf(store),
      count: stores.length,
      direction: directionOf(language),
      orientation: 'horizontal',
    });
    if (next === undefined) return;
    open(stores[next] ?? store, dearestStep(stores[next] ?? store));
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  };

  const shown = { copy, format, store, step };
  return (
    <>
      <Places names={places} />
      {/* Content that a URL opens is mounted in place of the prerendered content, so that no change is animated. */}
      <ExhibitBand
        key={linked ? 'linked' : 'served'}
        copy={copy.band}
        aside={<Receipt {...shown} moves={touched} onChoose={(step) => open(store, step)} />}
      >
        <div role="tablist" aria-label={copy.stores} className={frontsStyle} onKeyDown={onKeyDown}>
          {stores.map((one) => (
            <button
              key={one.no}
              type="button"
              role="tab"
              id={`visit-${one.no}`}
              aria-controls="visit-receipt"
              aria-selected={one === store}
              aria-label={copy.front(
                copy.places[one.place],
                copy.of(format.number(scoreOf(one)), format.number(100)),
              )}
              tabIndex={one === store ? 0 : -1}
              className={frontStyle}
              onClick={() => open(one, dearestStep(one))}
            >
              <Drawing {...frontSize} shapes={shopFront(one, one === store)} className={frontDrawingStyle} />
              <span className={scoreStyle}>{format.number(scoreOf(one))}</span>
              <span className={placeStyle}>
                {copy.places[one.place]}
                <span className={showroomStyle}>{copy.showroom(format.storeNumber(one.no))}</span>
              </span>
            </button>
          ))}
        </div>
        <Strip {...shown} onChoose={(step) => open(store, step)} />
        <div className={scriptedStyle}>
          <Evidence {...shown} className={besideStyle} />
        </div>
      </ExhibitBand>
    </>
  );
}

const frontsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: { base: '3', md: '6' },
  marginTop: { base: '4', md: '5' },
  // The drawn rail below the fronts covers the full width of a phone.
  md: { overflowX: 'clip', marginInline: '-1.5', paddingInline: '1.5' },
});
const frontStyle = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'max-content minmax(0, 1fr)',
    lg: 'minmax(0, 1fr)',
    xl: 'max-content minmax(0, 1fr)',
  },
  alignContent: 'start',
  justifyItems: 'start',
  columnGap: '3',
  rowGap: '2',
  textAlign: 'start',
});
const frontDrawingStyle = css({
  gridColumn: { md: '1 / -1' },
  width: 'full',
  maxWidth: '[220px]',
  height: 'auto',
  overflow: 'visible',
});
const scoreStyle = css({
  position: 'relative',
  alignSelf: 'start',
  minWidth: { base: 'tap', md: '[56px]' },
  paddingInline: '2',
  paddingBlock: '2',
  textAlign: 'center',
  textStyle: 'h4',
  lineHeight: '[1.2]',
  ground: 'canvas',
  borderRadius: 'label',
  '[aria-selected=true] > &': { background: 'label.solid' },
});
const placeStyle = css({ paddingTop: { md: '4', lg: '0', xl: '4' }, textStyle: 'sm', fontWeight: 'strong' });
const showroomStyle = css({
  display: { base: 'none', md: 'block' },
  textStyle: 'xs',
  fontWeight: 'normal',
  color: 'fg.onDarkMuted',
});
const besideStyle = css({
  display: { base: 'none', lg: 'grid' },
  marginTop: '6.5',
  '@media print': { display: 'none' },
});
