import { CloudOff } from 'lucide-react';
import { localeOf } from '../../../../../shared/language.ts';
import { css } from '../../../../styled-system/css/index.js';
import shelf from '../../../assets/service-audit.svg';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { BelowTheFoldCopy } from './copy.en.ts';

/** Samples: what the drawing shows is made up, and its caption says so. */
const shares = [0.94, 0.71, 0.88, 0.63, 0.82];

/** A drawing of the dashboard and, in front of it, the auditor's phone. Mirrored in Arabic, but time runs left to right. */
export function SoftwareMock({ copy }: { copy: BelowTheFoldCopy['software']['mock'] }) {
  const percent = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'percent' });
  return (
    <figure>
      <div aria-hidden="true" className={stageStyle}>
        <div className={dashboardStyle}>
          <p className={titleStyle}>{copy.dashboard}</p>
          {copy.stores.map((store, i) => (
            <p key={store} className={storeStyle}>
              {store}
              <Meter share={shares[i] ?? 0} />
              <b>{percent.format(shares[i] ?? 0)}</b>
            </p>
          ))}
          <svg viewBox="0 0 460 74" aria-hidden="true" className={trendStyle}>
            <path stroke="#D3DAD5" d="M0 14h460M0 40h460M0 66h460" />
            <path
              stroke="#14535B"
              strokeWidth="2"
              d="M4 66l42-8 40 4 42-11 40-6 42 4 42-13 40 4 42-10 40-6 42 4 36-12"
            />
            <circle cx="452" cy="16" r="5" fill="#FFC933" stroke="#0E2124" strokeWidth="1.6" />
          </svg>
        </div>
        <div className={phoneStyle}>
          <p className={offlineStyle}>
            <CloudOff size={16} strokeWidth={1.75} />
            {copy.offline}
          </p>
          <div className={screenStyle}>
            <p className={css({ fontWeight: 'strong' })}>{copy.shelf}</p>
            <img src={shelf} width={400} height={262} loading="lazy" alt="" className={shelfStyle} />
            {copy.readings.map(({ name, value }) => (
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

/** Ten facings, as many of them full as the share says. */
function Meter({ share }: { share: number }) {
  const full = Math.floor(share * 10);
  return (
    <svg viewBox="0 0 128 18" aria-hidden="true" className={meterStyle}>
      {full < 10 && (
        <path
          stroke="#B8321A"
          strokeWidth="18"
          strokeDasharray="10 3"
          d={`M${full * 13} 9h${130 - full * 13}`}
        />
      )}
      {full < 10 && (
        <path
          stroke="#fff"
          strokeWidth="16"
          strokeDasharray="8 5"
          d={`M${full * 13 + 1} 9h${129 - full * 13}`}
        />
      )}
      <path stroke="#14535B" strokeWidth="18" strokeDasharray="10 3" d={`M0 9h${full * 13}`} />
    </svg>
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
  paddingBlock: '[28px]',
  paddingInlineStart: { base: '4', md: '7' },
  paddingInlineEnd: { base: '4', md: '[150px]' },
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
/** In columns, so that the meters stand under one another whatever the length of a name. */
const storeStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 36% 3em', md: 'minmax(0, 1fr) 128px 3em' },
  alignItems: 'center',
  columnGap: '4',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '& b': { fontWeight: 'strong', textAlign: 'end', whiteSpace: 'nowrap' },
});
const meterStyle = css({
  width: 'full',
  height: '[18px]',
  _rtl: { transform: 'scaleX(-1)' },
});
const trendStyle = css({ width: 'full', marginTop: '7', fill: '[none]' });
const phoneStyle = css({
  gridColumn: { md: '2 / 4' },
  gridRow: { md: '1' },
  position: 'relative',
  justifySelf: { base: 'end', md: 'stretch' },
  width: { base: '[252px]', md: 'auto' },
  marginTop: { base: '[-24px]', md: '[72px]' },
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
  paddingBlock: '[10px]',
  background: 'label.solid',
  fontWeight: 'medium',
});
const screenStyle = css({ paddingInline: '4', paddingBlock: '4' });
const shelfStyle = css({
  width: 'full',
  height: '[120px]',
  marginBlock: '3',
  paddingTop: '3',
  objectFit: 'cover',
  objectPosition: 'left bottom',
  background: 'brand.subtle',
  borderBottomWidth: '8px',
  borderColor: 'steel.light',
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
