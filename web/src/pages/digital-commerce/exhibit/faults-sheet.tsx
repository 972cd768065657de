import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { ListingsCopy } from './copy.en.ts';
import { checkNames, faults, listings, shopNames } from './listings.ts';

const checked = checkNames.length * shopNames.length;
const times = shopNames.map((shop) => listings[shop].seen);

/** The faults of the exhibit as a document: where each was found, and what to change. */
export function FaultsSheet({ copy }: { copy: ListingsCopy }) {
  const locale = localeOf(useLanguage());
  const number = numberFormat(locale);
  const two = numberFormat(locale, { minimumIntegerDigits: 2 });
  const write = (value: number) => number.format(value);
  const clock = (minute: number) => `${two.format(Math.floor(minute / 60))}:${two.format(minute % 60)}`;
  const { sample } = copy;
  const { columns } = sample;
  return (
    <SampleLeaf
      copy={{ ...sample, about: sample.about(clock(Math.min(...times)), clock(Math.max(...times))) }}
      example={copy.example}
      figures={[
        [write(faults.length), sample.faults],
        [sample.of(write(checked - faults.length), write(checked)), sample.right],
        [write(shopNames.length), sample.shops],
      ]}
    >
      <SampleBlock title={copy.faults}>
        <table aria-label={copy.faults} className={sampleTableStyle}>
          <thead>
            <tr>
              <th scope="col">{columns.listing}</th>
              <th scope="col">{columns.fault}</th>
              <th scope="col">{columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map((check) => {
              const { what, next } = copy.about(check, sample.shop, write);
              return (
                <tr key={check.fault}>
                  <th scope="row" className={listingStyle}>
                    {write(check.fault)}. {copy.shops[check.shop]}
                    <span>{copy.checks[check.check]}</span>
                  </th>
                  <td>{what}</td>
                  <td>{next}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </SampleBlock>
    </SampleLeaf>
  );
}

const listingStyle = css({
  width: '[26%]',
  whiteSpace: 'nowrap',
  '& span': { display: 'block', color: 'fg.muted', whiteSpace: 'normal' },
});
