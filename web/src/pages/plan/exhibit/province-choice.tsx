import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type Province, type ProvinceId, provinces } from '#shared/plan/provinces.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PlannerCopy } from './copy.en.ts';

interface ProvinceChoiceProps {
  copy: PlannerCopy['where'];
  chosen: readonly ProvinceId[];
  number: (value: number) => string;
  onChoose: (chosen: readonly ProvinceId[]) => void;
}

const ids = (wanted: (province: Province) => boolean) => provinces.filter(wanted).map(({ id }) => id);
const presets = {
  all: ids(() => true),
  kurdistan: ids(({ region }) => region === 'kurdistan'),
  centre: ids(({ region }) => region === 'centre'),
  south: ids(({ region }) => region === 'south'),
  none: [],
} as const;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];

/**
 * The provinces as eighteen checkboxes at their places on the map, which is never mirrored; arrow keys move on the map.
 */
export function ProvinceChoice({ copy, chosen, number, onChoose }: ProvinceChoiceProps) {
  const language = useLanguage();
  const toggle = (id: ProvinceId) =>
    onChoose(ids((one) => (one.id === id ? !chosen.includes(id) : (chosen as string[]).includes(one.id))));
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={titleStyle}>{copy.title}</legend>
      <p className={countStyle}>{chosen.length > 0 ? copy.chosen(number(chosen.length)) : copy.none}</p>
      <div className={presetsStyle}>
        {presetNames.map((name) => (
          <button key={name} type="button" className={presetStyle} onClick={() => onChoose(presets[name])}>
            {copy.presets[name]}
          </button>
        ))}
      </div>
      <div className={mapBoxStyle}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move the focus between the boxes */}
        <div dir="ltr" className={mapStyle} onKeyDown={moveByKey}>
          {provinces.map(({ id, name, region }) => (
            <label key={id} data-region={region} className={tileStyle}>
              <span>{name[language]}</span>
              <input
                type="checkbox"
                name="provinces"
                value={id}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                className={boxStyle}
              />
              <Icon of={Check} size={20} className={markStyle} />
            </label>
          ))}
        </div>
        <div className={css({ alignSelf: 'end' })}>
          <ul aria-hidden="true" className={keyStyle}>
            <li data-is="chosen">{copy.key.chosen}</li>
            <li data-is="kurdistan">{copy.key.kurdistan}</li>
            <li data-is="others">{copy.key.others}</li>
          </ul>
          <p className={noteStyle}>{copy.note}</p>
        </div>
      </div>
    </fieldset>
  );
}

const ways: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest checkbox in the direction of an arrow key. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const way = ways[event.key];
  const box = event.target;
  if (!way || event.altKey || event.ctrlKey || event.metaKey || !(box instanceof HTMLInputElement)) return;
  event.preventDefault();
  const next = nearest(box.value, way);
  if (next) event.currentTarget.querySelector<HTMLInputElement>(`[value="${next}"]`)?.focus();
}

/** Returns the nearest province in a direction: in the same row or column first. */
export function nearest(from: string, [across, down]: readonly [number, number]): ProvinceId | undefined {
  const start = provinces.find(({ id }) => id === from);
  if (!start) return undefined;
  const ahead = provinces.flatMap(({ id, column, row }) => {
    const [x, y] = [column - start.column, row - start.row];
    const [along, aside] = across ? [x * across, Math.abs(y)] : [y * down, Math.abs(x)];
    return along > 0 ? [{ id, away: along + aside * 3 }] : [];
  });
  return ahead.sort((one, other) => one.away - other.away)[0]?.id;
}

const titleStyle = css({ float: 'inline-start', marginInlineEnd: '4', textStyle: 'h4' });
const countStyle = css({ paddingTop: '0.75', textStyle: 'sm', textAlign: 'end', color: 'fg.muted' });
const presetsStyle = css({
  clear: 'both',
  paddingTop: '4',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBottom: '5',
  '@media print': { display: 'none' },
});
const presetStyle = css({
  minHeight: 'tap',
  paddingInline: '3.5',
  textStyle: 'sm',
  fontWeight: 'strong',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
  _hover: { background: 'bg.shelf', borderColor: 'fg.default' },
});
const mapBoxStyle = css({
  display: 'grid',
  // At `lg` the plan is beside the choices: the names would not fit the tiles with the legend beside them, too.
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 460px) minmax(150px, 1fr)',
    lg: 'minmax(0, 460px)',
    xl: 'minmax(0, 460px) minmax(150px, 1fr)',
  },
  columnGap: '9',
  rowGap: '4',
});
const mapStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: { base: '0.5', md: '2' },
  // On phones the map is as wide as the window, so that the names fit the tiles.
  marginInline: { base: '[calc(4px - {spacing.gutter})]', md: '0' },
});
/** Only the first tile of each row sets its grid column; the others follow it. */
const tileStyle = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1',
  aspectRatio: '1',
  minWidth: '0',
  overflow: 'hidden',
  cursor: 'pointer',
  background: 'brand.solid',
  color: 'brand.contrast',
  borderRadius: 'label',
  paddingInline: '0.5',
  textStyle: 'xs',
  lineHeight: '[1.28]',
  fontStretch: '[87%]',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  '@media (max-width: 359.98px)': { rowGap: '0', textAlign: 'center', whiteSpace: 'normal' },
  '&:nth-child(1), &:nth-child(3), &:nth-child(10), &:nth-child(13)': { gridColumnStart: '2' },
  '&:nth-child(6)': { gridColumnStart: '1' },
  '&:nth-child(17)': { gridColumnStart: '4' },
  // The longest name may take space of the empty place beside it.
  '&:nth-child(5)': { mdDown: { minWidth: '[max-content]', minHeight: 'full', aspectRatio: 'auto' } },
  '&[data-region=kurdistan]:not(:has(:checked))': { background: 'region' },
  // White, because all eighteen may be chosen: yellow is left to the button that sends the plan.
  '&:has(:checked)': {
    background: 'bg.canvas',
    color: 'fg.default',
    boxShadow: '[inset 0 0 0 2px {colors.brand.solid}]',
    '&[data-region=kurdistan]': { boxShadow: '[inset 0 0 0 2px {colors.region}]' },
  },
  '&:has(:focus-visible)': { outline: '[3px solid {colors.brand.focusRing}]', outlineOffset: '2px' },
  // On paper and in forced colours backgrounds are not drawn: borders show the choice instead.
  '@media print, (forced-colors: active)': {
    borderWidth: '1.5px',
    '&:has(:checked)': { borderWidth: '[4px]' },
  },
});
const boxStyle = css({
  gridArea: '[2 / 1]',
  appearance: 'none',
  width: '5',
  height: '5',
  borderWidth: '1.5px',
  borderColor: '[currentColor]',
  borderRadius: 'label',
  cursor: 'pointer',
  outline: 'none',
  _checked: { borderColor: '[transparent]' },
});
const markStyle = css({
  gridArea: '[2 / 1]',
  display: 'none',
  strokeWidth: '[3]',
  pointerEvents: 'none',
  ':checked + &': { display: 'block' },
});
const keyStyle = css({
  display: 'grid',
  gap: '2',
  textStyle: 'sm',
  '& li': { display: 'flex', alignItems: 'center', gap: '2.5' },
  '& li::before': { content: '""', flexShrink: '0', width: '4', height: '4', borderRadius: 'label' },
  '& [data-is=chosen]::before': { borderWidth: '2px', borderColor: 'brand.solid' },
  '& [data-is=kurdistan]::before': { background: 'region' },
  '& [data-is=others]::before': { background: 'brand.solid' },
  '@media print': { display: 'none' },
});
const noteStyle = css({ marginTop: '3', textStyle: 'xs', color: 'fg.muted' });
