import { directionOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import shelf from '#web/assets/evidence-shelf.svg';
import narrowShelf from '#web/assets/evidence-shelf-narrow.svg';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { RetailAuditCopy } from './copy.en.ts';

/**
 * An audit photo with what was read from it: labels hang from the rails below the facings they are about, and a strip
 * holds store, position and time. Like every photo it is not mirrored; only its words follow the language. A phone gets
 * two shelves instead of three, at a scale at which the labels cover nothing but the rails.
 */
export function EvidencePhoto({ copy }: { copy: RetailAuditCopy['evidence'] }) {
  const direction = directionOf(useLanguage());
  return (
    <figure>
      <div dir="ltr" className={photoStyle}>
        <picture>
          <source media="(min-width: 480px)" srcSet={shelf} width={668} height={470} />
          <img src={narrowShelf} width={350} height={360} alt={copy.alt} className={css({ width: 'full' })} />
        </picture>
        <p dir={direction} className={cx(labelStyle, placedStyle)}>
          {copy.placed}
        </p>
        <p dir={direction} className={cx(labelStyle, countedStyle)}>
          {copy.counted}
        </p>
        <p dir={direction} className={cx(labelStyle, emptyStyle)}>
          {copy.empty}
        </p>
      </div>
      <dl className={recordStyle}>
        {copy.record.map(({ name, value }) => (
          <div key={name} className={fieldStyle}>
            <dt className={css({ color: 'fg.muted' })}>{name}</dt>
            <dd className={css({ fontWeight: 'strong' })}>{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className={captionStyle}>{copy.caption}</figcaption>
    </figure>
  );
}

const photoStyle = css({ position: 'relative' });
const labelStyle = css({
  position: 'absolute',
  paddingInline: { base: '1.5', sm: '2', xl: '3' },
  paddingBlock: { base: '0.75', xl: '2' },
  borderRadius: 'label',
  textStyle: 'xs',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
});
const placedStyle = css({
  top: { base: '[44%]', sm: '[31.1%]' },
  right: { base: '[2%]', sm: '[3.5%]' },
  background: 'bg.canvas',
  color: 'fg.default',
});
const countedStyle = css({
  top: { base: '[44%]', sm: '[31.1%]' },
  left: { base: '[2%]', sm: '[21%]' },
  background: 'label.solid',
  color: 'label.contrast',
});
const emptyStyle = css({
  top: { base: '[89%]', sm: '[64.8%]' },
  left: '[45%]',
  background: 'danger.solid',
  color: 'danger.contrast',
});
const recordStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '1fr 1fr', xl: 'repeat(4, 1fr)' },
  gap: '2',
  padding: '3',
  background: 'bg.sunken',
  color: 'fg.default',
});
const fieldStyle = css({ padding: '3', background: 'bg.canvas', borderRadius: 'label', textStyle: 'xs' });
const captionStyle = css({
  paddingInline: '3',
  paddingBottom: '2',
  background: 'bg.sunken',
  borderBottomWidth: '3px',
  borderColor: 'steel.dark',
  textStyle: 'xs',
  color: 'fg.muted',
});
