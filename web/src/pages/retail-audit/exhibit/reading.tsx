import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import barcode from '#web/assets/barcode.svg';
import { Icon } from '#web/components/icon.tsx';
import type { PriceCopy } from './copy.en.ts';
import type { PriceFormat } from './price-format.ts';
import { findingOf, placeOnScale, type ShelfLabel, tolerance } from './shelf.ts';

export interface ShownLabel {
  copy: PriceCopy;
  format: PriceFormat;
  label: ShelfLabel;
}

/** The evaluation of a price label in four steps: the label, the read values, the client's list, and the finding. */
export function Reading({ moves, ...shown }: ShownLabel & { moves: boolean }) {
  const { copy, format, label } = shown;
  const { steps } = copy;
  const bodies: readonly [title: string, body: ReactNode][] = [
    [steps.label, <LargeLabel key="label" {...shown} />],
    [steps.read, <Fields key="fields" {...shown} />],
    [steps.held, <Scale key="scale" {...shown} />],
    [steps.finding, <FindingFlag key="finding" {...shown} />],
  ];
  return bodies.map(([title, body], i) => (
    <section
      key={`${label.pack} ${title}`}
      data-step={i + 1}
      data-moves={moves || undefined}
      className={stepStyle}
    >
      <h3 className={titleStyle}>
        <span className={numberStyle}>{format.number(i + 1)}</span>
        {title}
      </h3>
      {body}
    </section>
  ));
}

/** The enlarged label with boxes around the parts as they are read; the list beside it has the same data. */
function LargeLabel({ copy, format, label: { pack, price, code } }: ShownLabel) {
  const { name, size } = copy.products[pack];
  if (price === undefined) return <p className={absentStyle}>{copy.noLabel}</p>;
  return (
    <div aria-hidden="true" className={labelStyle}>
      <div className={nameStyle}>
        <span className={cx(boxStyle, textBoxStyle)}>{name}</span>
        <span className={cx(boxStyle, textBoxStyle)}>{size}</span>
      </div>
      <div className={priceStyle}>
        <span className={cx(boxStyle, priceBoxStyle)}>{format.number(price)}</span>
        {copy.currency}
      </div>
      <div className={codeStyle}>
        <span className={cx(boxStyle, textBoxStyle)}>
          <img src={barcode} width={150} height={34} alt="" className={barcodeStyle} />
        </span>
        <bdi dir="ltr" className={css({ textStyle: 'xs' })}>
          SKU {code}
        </bdi>
      </div>
    </div>
  );
}

function Fields({ copy, format, label: { pack, price, code } }: ShownLabel) {
  const { name, size } = copy.products[pack];
  const fields = [
    [copy.read.product, name],
    [copy.read.size, size],
    [copy.read.price, price !== undefined && copy.price(price, format.number(price))],
    [
      copy.read.code,
      <bdi key="code" dir="ltr">
        {code}
      </bdi>,
    ],
  ] as const;
  return (
    <dl>
      {fields.map(([field, value]) => (
        <div key={field} className={fieldStyle}>
          <dt>{field}</dt>
          {price === undefined ? (
            <dd data-absent>
              <span className={css({ srOnly: true })}>{copy.notRead}</span>
            </dd>
          ) : (
            <dd data-price={field === copy.read.price || undefined}>
              {value}
              <Icon of={Check} size={18} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/**
 * `least`: the smallest distance between the centres of two texts. `end`: that between the centre of a text and an end of the
 * scale. In per cent of the scale.
 */
const least = 34;
const end = 14;

/**
 * The list price with its tolerance, and the price on the label, on one scale. A missing label is a dashed outline at the list
 * price.
 */
function Scale({ copy, format, label }: ShownLabel) {
  const { price, list } = label;
  const { difference } = findingOf(label);
  const at = (percents: number) => `${(format.rtl ? 100 - percents : percents).toFixed(2)}%`;
  const line = (from: number, to: number) => ({
    x: at(format.rtl ? Math.max(from, to) : Math.min(from, to)),
    width: `${Math.abs(to - from).toFixed(2)}%`,
  });
  const place = (value: number) => placeOnScale(value, list);
  const [listed, read] = [place(list), place(price ?? list)];
  const edge = place(list * (1 + Math.sign(difference) * tolerance));
  const beyond = Math.abs(difference) > list * tolerance;
  const [listText, readText] = apart(listed, read);
  const signed = format.difference(difference);
  return (
    <>
      <svg aria-hidden="true" className={scaleStyle}>
        <rect y="56" width="100%" height="8" className={css({ fill: 'steel.light' })} />
        <rect
          {...line(place(list * (1 - tolerance)), place(list * (1 + tolerance)))}
          y="50"
          height="20"
          className={css({ fill: 'region' })}
        />
        {beyond && <rect {...line(edge, read)} y="57" height="6" className={yellowStyle} />}
        <svg aria-hidden="true" x={at(listed)} className={markStyle}>
          <rect x="-1.5" y="42" width="3" height="34" />
        </svg>
        <svg
          aria-hidden="true"
          x={at(read)}
          data-read
          data-absent={price === undefined || undefined}
          className={markStyle}
        >
          {price === undefined ? (
            <rect x="-9" y="42" width="18" height="34" />
          ) : (
            <rect x="-1.5" y="42" width="3" height="34" />
          )}
        </svg>
        <text x={at(listText)} y="16" className={mutedStyle}>
          {copy.list}
        </text>
        <text x={at(listText)} y="35" className={valueStyle}>
          {format.number(list)}
        </text>
        <text x={at(listText)} y="92" className={mutedStyle}>
          {copy.allowed(format.number(tolerance * 100))}
        </text>
        <text x={at(readText)} y="16" className={mutedStyle}>
          {copy.label}
        </text>
        <text x={at(readText)} y="35" data-read className={valueStyle}>
          {price === undefined ? copy.none : format.number(price)}
        </text>
        <text x={at(readText)} y="92" className={differenceStyle}>
          {difference !== 0 && signed}
        </text>
      </svg>
      <dl className={css({ srOnly: true })}>
        <dt>{copy.list}</dt>
        <dd>{copy.spoken(list, format.number(list))}</dd>
        <dt>{copy.label}</dt>
        <dd>{price === undefined ? copy.notRead : copy.spoken(price, format.number(price))}</dd>
        <dt>{copy.difference}</dt>
        <dd>{price === undefined ? copy.notRead : signed}</dd>
        <dt>{copy.allowedHead}</dt>
        <dd>{copy.allowed(format.number(tolerance * 100))}</dd>
      </dl>
    </>
  );
}

/** Returns the centres of the two texts, moved no more than needed to keep them apart. */
function apart(listed: number, read: number): readonly [number, number] {
  const way = read < listed ? -1 : 1;
  const missing = Math.max(0, least - Math.abs(read - listed)) / 2;
  const within = (middle: number) => Math.max(end, Math.min(100 - end, middle));
  return [within(listed - way * missing), within(read + way * missing)];
}

function FindingFlag({ copy, format, label }: ShownLabel) {
  const { finding, percent } = findingOf(label);
  return (
    <>
      <p data-finding={finding} className={flagStyle}>
        {percent !== 0 && <b className={figureStyle}>{format.percent(percent)}</b>}
        <span>{copy.findings[finding]}</span>
      </p>
      <p className={noteStyle}>{finding === 'none' ? copy.noteWithout : copy.note}</p>
    </>
  );
}

const stepStyle = css({
  minWidth: '0',
  '&[data-moves]': { animation: 'fadeIn 180ms both' },
  '&[data-moves][data-step="2"]': { animationDelay: '[120ms]' },
  '&[data-moves][data-step="3"]': { animationDelay: '[240ms]' },
  '&[data-moves][data-step="4"]': { animationDelay: '[360ms]' },
  _motionReduce: { animation: 'none!' },
  mdDown: {
    '& + &': { paddingTop: '5', borderTopWidth: '1px', borderColor: 'border.onDark' },
  },
});
const titleStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  marginBottom: '3',
  textStyle: 'body',
  fontWeight: 'strong',
});
const numberStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '6',
  height: '8.5',
  background: 'brand.solid',
  '[data-step="4"] > h3 > &': { background: 'label.solid', color: 'label.contrast' },
});
const labelStyle = css({
  ground: 'canvas',
  display: 'grid',
  alignContent: 'space-between',
  rowGap: '2',
  minHeight: '[186px]',
  paddingInline: '4',
  paddingBlock: '3.5',
  borderRadius: 'label',
  outline: '3.5px solid token(colors.label.solid)',
});
/** Shown in the place of a missing label, at the same height. */
const absentStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '[186px]',
  textStyle: 'h4',
  borderRadius: 'label',
  outline: '2px dashed token(colors.label.solid)',
});
const nameStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3.5', rowGap: '1.5' });
const codeStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});
const boxStyle = css({
  justifySelf: 'start',
  paddingInline: '1',
  outlineWidth: '1.5px',
  outlineStyle: 'solid',
  outlineOffset: '2px',
});
const textBoxStyle = css({
  textStyle: 'body',
  fontWeight: 'strong',
  background: 'brand.subtle',
  outlineColor: 'region',
});
const priceStyle = css({ display: 'flex', alignItems: 'baseline', gap: '3', fontWeight: 'strong' });
const priceBoxStyle = css({
  textStyle: 'figure',
  fontSize: '[calc(60px * var(--hero-scale))]',
  background: 'label.subtle',
  outlineColor: 'fg.default',
});
const barcodeStyle = css({ width: '[clamp(90px, 10vw, 150px)]', height: '8.5' });
const fieldStyle = css({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: '2',
  alignItems: 'center',
  minHeight: 'tap',
  borderTopWidth: '1px',
  borderColor: 'border.onDark',
  _last: { borderBottomWidth: '1px' },
  '& dt': { textStyle: 'sm', color: 'fg.onDarkMuted' },
  '& dd': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', fontWeight: 'strong' },
  '& svg': { flexShrink: '0', color: 'brand.muted' },
  '& [data-price]': { color: 'label.solid' },
  '& [data-absent]': {
    height: '6',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.onDarkControl',
  },
});
const scaleStyle = css({ width: 'full', height: '[98px]', overflow: 'visible', textAnchor: 'middle' });
const yellowStyle = css({ fill: 'label.solid' });
const markStyle = css({
  overflow: 'visible',
  fill: 'fg.onDark',
  '&[data-read]': { fill: 'label.solid' },
  '&[data-absent]': {
    fill: 'transparent',
    stroke: 'label.solid',
    strokeWidth: '2',
    strokeDasharray: '[5 4]',
  },
});
const mutedStyle = css({ textStyle: 'xs', fill: 'brand.muted' });
const valueStyle = css({
  textStyle: 'body',
  fontWeight: 'heading',
  fill: 'fg.onDark',
  '&[data-read]': { fill: 'label.solid' },
});
const differenceStyle = css({ textStyle: 'sm', fontWeight: 'heading', fill: 'label.solid' });
const flagStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minHeight: '18',
  paddingInline: '4',
  paddingBlock: '2',
  ground: 'danger',
  borderRadius: 'label',
  lineHeight: '[1.4]',
  fontWeight: 'strong',
  '&[data-finding=within]': { background: 'ok.solid' },
});
const figureStyle = css({
  textStyle: 'figure',
  fontSize: '[calc(40px * var(--hero-scale))]',
  whiteSpace: 'nowrap',
});
const noteStyle = css({ marginTop: '3', textStyle: 'sm', color: 'fg.onDarkMuted' });
