import type { SessionOrigin } from '#functions/data/sign-in/session.ts';
import type { Browser, System } from '#shared/session/active-session.ts';

/** The order matters: the user agent of most browsers also contains the names of other browsers. */
const browserMarks: readonly [mark: RegExp, browser: Browser][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'chrome'],
  [/\bVersion\/.* Safari\//, 'safari'],
];
const systemMarks: readonly [mark: RegExp, system: System][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
];

/**
 * Returns the origin of a request, as stored with a session: browser and system by the user agent, and the country that
 * the edge saw. Unknown values are left out; no header is stored as it came.
 */
export function sessionOrigin(header: (name: Lowercase<string>) => string | undefined): SessionOrigin {
  const agent = header('user-agent') ?? '';
  const country = header('cloudfront-viewer-country');
  return {
    browser: browserMarks.find(([mark]) => mark.test(agent))?.[1],
    system: systemMarks.find(([mark]) => mark.test(agent))?.[1],
    country: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined,
  };
}
