import { css, cx } from '#styles/css';
import { badge } from '#styles/recipes';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { AuditDetails } from './audit-details.tsx';
import { auditDurations } from './audit-durations.ts';
import type { CustomAuditsCopy } from './copy.en.ts';
import { formatDuration } from './duration.ts';

/** The eight audits as rows: title and duration label at the start, then what each brings and hands over. */
export function AuditTypes({ copy }: { copy: CustomAuditsCopy['audits'] }) {
  const language = useLanguage();
  return (
    <PageSection title={copy.title}>
      <ul className={listStyle}>
        {auditDurations.map(({ type, duration }) => {
          const { title, text } = copy.types[type];
          return (
            <li key={type} className={rowStyle}>
              <div>
                <h3 className={titleStyle}>{title}</h3>
                <p className={css({ marginTop: '3' })}>
                  <span className={css({ srOnly: true })}>{copy.duration}: </span>
                  <span className={cx(badge({ tone: 'label' }), durationStyle)}>
                    {formatDuration(duration, language)}
                  </span>
                </p>
                <p className={textStyle}>{text}</p>
              </div>
              <AuditDetails copy={copy} type={type} />
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
  columnGap: '18',
  rowGap: '3',
  paddingBlock: { base: '6', lg: '9' },
  borderBottomWidth: '1px',
  borderColor: 'border.control',
  _last: { borderBottomWidth: '0', paddingBottom: '0' },
});
const durationStyle = css({
  background: 'bg.canvas',
  boxShadow: '[0 0 0 1.5px {colors.bg.ink}]',
  textStyle: 'sm',
});
const textStyle = css({ marginTop: '3', color: 'fg.muted', textWrap: 'pretty' });
const listStyle = css({ borderTopWidth: '3px', borderColor: 'fg.default' });
const titleStyle = css({ textStyle: 'h3', maxWidth: '[14em]' });
