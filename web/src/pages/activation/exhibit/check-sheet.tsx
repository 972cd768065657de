import { directionOf, localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { asAgreed, channelNames, channels } from './channels.ts';
import { CheckPhoto } from './check-photo.tsx';
import type { StoreCheckCopy } from './copy.en.ts';

const drawn = 'hypermarket';
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const all = Object.values(channels);
const points = sum(all.map((channel) => channel.points));
const agreed = sum(all.map(asAgreed));

/** The three stores of the exhibit as a report: the compliance rate, one photo, and every deviation with who corrects it. */
export function CheckSheet({ copy }: { copy: StoreCheckCopy }) {
  const language = useLanguage();
  const number = numberFormat(localeOf(language));
  const two = numberFormat(localeOf(language), { minimumIntegerDigits: 2 });
  const write = (value: number) => number.format(value);
  const percent = (share: number) => copy.sample.percent(write(Math.round(share * 100)));
  const time = (minutes: number) => `${two.format(Math.floor(minutes / 60))}:${two.format(minutes % 60)}`;
  const { sample } = copy;
  return (
    <SampleLeaf
      copy={sample}
      example={copy.example}
      figures={[
        [percent(agreed / points), sample.rateOfFew],
        [copy.of(write(agreed), write(points)), sample.points],
        [write(points - agreed), sample.open],
      ]}
    >
      <SampleBlock title={sample.stores}>
        <table aria-label={sample.stores} className={sampleTableStyle}>
          <thead>
            <tr>
              <th scope="col">{sample.store}</th>
              <th scope="col" data-number="">
                {sample.visited}
              </th>
              <th scope="col" data-number="">
                {sample.points}
              </th>
              <th scope="col" data-number="">
                {sample.rate}
              </th>
            </tr>
          </thead>
          <tbody>
            {channelNames.map((name) => (
              <tr key={name}>
                <th scope="row">{copy.names[name]}</th>
                <td data-number="">{time(channels[name].at)}</td>
                <td data-number="">
                  {copy.of(write(asAgreed(channels[name])), write(channels[name].points))}
                </td>
                <td data-number="">{percent(asAgreed(channels[name]) / channels[name].points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SampleBlock>
      <SampleBlock title={sample.photo(copy.names[drawn], time(channels[drawn].at))}>
        <CheckPhoto copy={copy} write={write} rtl={directionOf(language) === 'rtl'} />
        <p className={noteStyle}>{sample.drawing}</p>
      </SampleBlock>
      <SampleBlock title={copy.differences}>
        <table aria-label={copy.differences} className={sampleTableStyle}>
          <thead>
            <tr>
              <th scope="col">{sample.store}</th>
              <th scope="col">{sample.deviation}</th>
              <th scope="col">{sample.by}</th>
            </tr>
          </thead>
          {channelNames.map((name) => (
            <tbody key={name}>
              {channels[name].differences.map((difference, i) => (
                <tr key={difference.name}>
                  {i === 0 && (
                    <th scope="rowgroup" rowSpan={channels[name].differences.length}>
                      {copy.names[name]}
                    </th>
                  )}
                  <td>
                    <span className={deviationStyle}>
                      <span className={numberStyle}>{write(i + 1)}</span> {copy.what(difference, write)}
                    </span>
                  </td>
                  <td>{copy.by(difference)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </SampleBlock>
    </SampleLeaf>
  );
}

const noteStyle = css({ marginTop: '1.5', textStyle: 'xs', color: 'fg.muted' });
const deviationStyle = css({ display: 'flex', alignItems: 'baseline', gap: '2' });
/** The number of a deviation, as on the labels of the exhibit. */
const numberStyle = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  width: '5',
  height: '5',
  textStyle: 'xs',
  lineHeight: '[1.05]',
  fontWeight: 'strong',
  ground: 'ink',
  borderRadius: 'label',
});
