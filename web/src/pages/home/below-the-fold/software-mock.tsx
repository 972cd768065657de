import { CloudOff } from 'lucide-react';
import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import shelf from '#web/assets/services/service-audit.svg';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { BelowTheFoldCopy } from './copy.en.ts';
import { Meter, Trend } from './software-charts.tsx';
import { readings, shares } from './software-sample.ts';

/**
 * A drawing of the dashboard with the auditor's phone in front. Mirrored in Arabic, except that time runs left to right.
 */
export function SoftwareMock({ copy }: { copy: BelowTheFoldCopy['software']['mock'] }) {
  const locale = localeOf(useLanguage());
  const percent = numberFormat(locale, { style: 'percent' });
  const number = numberFormat(locale);
  const readingRows = [
    [copy.counted, number.format(readings.counted)],
    [copy.empty, number.format(readings.empty)],
    [copy.priceLabel, copy.yes],
  ];
  return (
    <figure>
      <div aria-hidden="true" className={stageStyle}>
        <div className={dashboardStyle}>
          <p className={titleStyle}>{copy.dashboard}</p>
          {copy.stores.map((store, i) => (
            <p key={store} className={storeStyle}>
              {store}
              <Meter share={shares[i] ?? 0} className={meterStyle} />
              <b>{percent.format(shares[i] ?? 0)}</b>
            </p>
          ))}
          <Trend title={copy.trend} percent={percent} />
        </div>
        <div className={phoneStyle}>
          <p className={offlineStyle}>
            <Icon of={CloudOff} size={16} />
            {copy.offline}
          </p>
          <div className={screenStyle}>
            <p className={css({ fontWeight: 'strong' })}>{copy.shelf}</p>
            <img src={shelf} width={400} height={262} loading="lazy" alt="" className={shelfStyle} />
            <div dir="ltr" className={railStyle} />
            {readingRows.map(([name, value]) => (
              <p key={name} className={rowStyle}>
                {name}
                <b>{value}</b>
              </p>
            ))}
            <p className={saveStyle}>{copy.save}</p>
          </div>
        </div>
      </div>
      <figcaption className={captionStyle}>{copy.caption}</figcaption>
    </figure>
  );
}

const stageStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 132px 120px' },
  textStyle: 'sm',
});
const dashboardStyle = css({
  gridColumn: { md: '1 / 3' },
  gridRow: '1',
  alignSelf: 'start',
  paddingTop: '7',
  paddingBottom: { base: '12', md: '7' },
  paddingInline: { base: '4', md: '7' },
  '--under-phone': { base: '0px', md: '122px' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  boxShadow: 'overlay',
});
const titleStyle = css({
  paddingBottom: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'h4',
  fontSize: '17px',
});
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '& b': { fontWeight: 'strong', marginInlineStart: 'auto', whiteSpace: 'nowrap' },
});
/**
 * A row in columns, so that the meters are aligned whatever the length of a name; on the narrowest phones the meter is
 * below the name. The row's line continues under the phone, its texts do not.
 */
const storeStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 36% 3em', md: 'minmax(0, 1fr) 128px 3em' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '3',
  paddingInlineEnd: 'var(--under-phone)',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '& b': { fontWeight: 'strong', textAlign: 'end', whiteSpace: 'nowrap' },
  '@media (max-width: 359.9px)': { gridTemplateColumns: 'minmax(0, 1fr) 3em' },
});
const meterStyle = css({
  width: 'full',
  height: '[18px]',
  _rtl: { transform: 'scaleX(-1)' },
  '@media (max-width: 359.9px)': { gridRow: '2', gridColumn: '1 / 3' },
});
const phoneStyle = css({
  gridColumn: { md: '2 / 4' },
  gridRow: { md: '1' },
  alignSelf: 'start',
  position: 'relative',
  justifySelf: { base: 'end', md: 'stretch' },
  width: { base: '[252px]', md: 'auto' },
  marginTop: { base: '-6', md: '18' },
  borderWidth: '9px',
  borderColor: 'bg.ink',
  borderRadius: '[28px]',
  background: 'bg.canvas',
  overflow: 'clip',
  boxShadow: 'dialog',
  textStyle: 'xs',
});
const offlineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '4',
  paddingBlock: '2.5',
  background: 'label.solid',
  fontWeight: 'medium',
});
const screenStyle = css({ paddingInline: '4', paddingBlock: '4' });
const shelfStyle = css({
  width: 'full',
  height: '[120px]',
  marginTop: '3',
  paddingTop: '3',
  objectFit: 'cover',
  objectPosition: 'left bottom',
  background: 'brand.subtle',
});
/** The shelf's rail with the price label of the cartons, which is at the left of the picture in both languages. */
const railStyle = css({
  height: '3',
  marginBottom: '3',
  background: 'steel.light',
  borderTopWidth: '2px',
  borderColor: 'bg.canvas',
  _before: {
    content: '""',
    display: 'block',
    width: '7.5',
    height: '2',
    marginInlineStart: '2',
    background: 'label.solid',
  },
});
const saveStyle = css({
  marginTop: '3',
  paddingBlock: '2',
  textAlign: 'center',
  fontWeight: 'strong',
  color: 'brand.contrast',
  background: 'brand.solid',
  borderRadius: 'control',
});
const captionStyle = css({ marginTop: '6', textStyle: 'xs', color: 'fg.muted' });
