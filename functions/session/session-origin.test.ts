import { expect, test } from 'vitest';
import { sessionOrigin } from './session-origin.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const agents: [agent: string, browser: string | undefined, system: string | undefined][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    'edge',
    'windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, 'opera', 'linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webKit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'safari',
    'macos',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ios',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'safari',
    'ios',
  ],
  ['curl/8.5.0', undefined, undefined],
  ['<script>alert(1)</script>', undefined, undefined],
  ['', undefined, undefined],
];

test.each(agents)('%s', (agent, browser, system) => {
  const headers: Record<string, string> = { 'user-agent': agent };
  expect(sessionOrigin((name) => headers[name])).toEqual({ browser, system, country: undefined });
});

test.each([
  ['IQ', 'IQ'],
  ['iq<b>', undefined],
  ['IQA', undefined],
  [undefined, undefined],
])('the country %s', (given, country) => {
  expect(sessionOrigin((name) => (name === 'cloudfront-viewer-country' ? given : undefined)).country).toBe(
    country,
  );
});
