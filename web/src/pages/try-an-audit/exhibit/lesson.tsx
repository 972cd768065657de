import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { AuditCopy } from './copy.en.ts';
import { auditFormat } from './format.ts';
import { lesson } from './puzzle.ts';
import { Shelf } from './shelf.tsx';

/** Two shelves with one mistake of each kind as a picture, and the names of the mistakes as a list. */
export function Lesson({ copy }: { copy: AuditCopy }) {
  const { number } = auditFormat(useLanguage());
  return (
    <>
      <ul aria-label={copy.faultsName} className={css({ srOnly: true })}>
        {[...new Set(lesson.faults.values())].map((fault) => (
          <li key={fault}>{copy.faults[fault]}</li>
        ))}
      </ul>
      <div aria-hidden="true" className={lessonStyle}>
        <Shelf
          puzzle={lesson}
          write={number}
          markOf={(place) => (lesson.faults.has(place) ? { kind: 'missed', bare: true } : undefined)}
          placeOf={(place, drawing, className) => {
            const fault = lesson.faults.get(place);
            return (
              <span className={className}>
                {drawing}
                {fault && (
                  <span data-fault={fault} className={tagStyle}>
                    {copy.faults[fault]}
                  </span>
                )}
              </span>
            );
          }}
        />
      </div>
    </>
  );
}

const lessonStyle = css({ isolation: 'isolate', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const tagStyle = css({
  position: 'absolute',
  zIndex: 'raised',
  inset: '0',
  width: 'fit',
  height: 'fit',
  margin: 'auto',
  paddingInline: { base: '1', md: '2' },
  paddingBlock: '0.5',
  textStyle: 'xs',
  lineHeight: '[1.35]',
  fontWeight: 'strong',
  textAlign: 'center',
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: 'label',
  // The name of this mistake is above the pack, so that it does not cover the pack.
  '&[data-fault=stray]': { inset: '[auto -100px 100%]', whiteSpace: 'nowrap' },
  '&[data-fault=label]': {
    insetInline: '[calc(100% + 8px) auto]',
    whiteSpace: 'nowrap',
    background: 'label.solid',
  },
});
