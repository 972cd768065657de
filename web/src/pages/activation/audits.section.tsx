import { css } from '#styles/css';
import promotion from '#web/assets/offer.svg';
import sampling from '#web/assets/sampling.svg';
import visibility from '#web/assets/visibility-tools.svg';
import { Facing, FacingGrid } from '#web/components/cards/facing-card.tsx';
import { CheckList } from '#web/components/layout/check-list.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { ActivationCopy } from './copy.en.ts';

/** The three kinds of audit on a rail, each with its points. */
export function Audits({ copy }: { copy: ActivationCopy['audits'] }) {
  const audits = [
    { picture: promotion, ...copy.promotion },
    { picture: sampling, ...copy.sampling },
    { picture: visibility, ...copy.visibility },
  ];
  return (
    <PageSection title={copy.title} ground="shelf">
      <FacingGrid className={gridStyle}>
        {audits.map(({ picture, title, text, items }) => (
          <Facing
            key={title}
            above={<img src={picture} width={400} height={262} loading="lazy" alt="" className={artStyle} />}
          >
            <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
            <p className={textStyle}>{text}</p>
            <CheckList items={items} />
          </Facing>
        ))}
      </FacingGrid>
    </PageSection>
  );
}

/** Three columns from `md` up, where other lists of this kind have two. */
const gridStyle = css({ gridTemplateColumns: { md: '1fr 1fr 1fr!' } });
const artStyle = css({ width: 'full', maxWidth: '[360px]' });
const textStyle = css({ marginTop: '2', marginBottom: '4', color: 'fg.muted', textWrap: 'pretty' });
