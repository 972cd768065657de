import { directionOf, localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { asAgreed, channelNames, channels } from './channels.ts';
import type { StoreCheckCopy } from './copy.en.ts';
import { Notes } from './notes.tsx';
import { badgeOf, scene, sceneSize } from './scene.ts';

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
        <Found copy={copy} write={write} rtl={directionOf(language) === 'rtl'} />
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
                    {write(i + 1)}. {copy.what(difference, write)}
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

interface FoundProps {
  copy: StoreCheckCopy;
  write: (value: number) => string;
  rtl: boolean;
}

/** The store as it was found, with the numbers of its deviations. */
function Found({ copy, write, rtl }: FoundProps) {
  const { width, height } = sceneSize(drawn, 'wide');
  return (
    <Drawing width={width} height={height} shapes={scene(drawn, 'found', 'wide', rtl)} className={foundStyle}>
      <Notes copy={copy} channel={drawn} mode="found" layout="wide" rtl={rtl} write={write} />
      {channels[drawn].differences.map(({ name }, i) => {
        const { x, y } = badgeOf(drawn, name, 'wide');
        return (
          <g key={name} transform={`translate(${rtl ? width - x : x} ${y})`}>
            <rect x="-15" y="-15" width="30" height="30" rx="3" fill={colour.white} />
            <text
              y="6"
              textAnchor="middle"
              fontSize="17"
              fill={colour.ink}
              className={css({ fontWeight: 'heading' })}
            >
              {write(i + 1)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const foundStyle = css({ width: 'full', height: 'auto' });
const noteStyle = css({ marginTop: '1.5', textStyle: 'xs', color: 'fg.muted' });
