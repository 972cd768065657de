import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { ListingsCopy } from './copy.en.ts';
import { checkNames, faults, listings, shopNames } from './listings.ts';

const checked = checkNames.length * shopNames.length;
const times = shopNames.map((shop) => listings[shop].seen);

/** The faults of the exhibit as a document: what was found at each check, and what to change. */
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
              <th scope="col">{columns.check}</th>
              <th scope="col">{columns.fault}</th>
              <th scope="col">{columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {checkNames.map((name) => {
              const found = faults.filter(({ check }) => check === name);
              const told = found.map((check) => copy.about(check, copy.shops[check.shop], write));
              return (
                <tr key={name}>
                  <th scope="row" className={checkStyle}>
                    {copy.checks[name]}
                  </th>
                  <td>
                    {told.map(({ what }, i) => (
                      <p key={what} className={faultStyle}>
                        <b>{write(found[i]?.fault ?? 0)}</b> {what}
                      </p>
                    ))}
                  </td>
                  <td>{told[0]?.next}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </SampleBlock>
    </SampleLeaf>
  );
}

const checkStyle = css({ width: { base: '[24%]', md: '[18%]' } });
/** The number of a fault in the exhibit stands before its text. */
const faultStyle = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '2',
  '& + &': { marginTop: '1.5' },
  '& b': { fontWeight: 'strong' },
});
