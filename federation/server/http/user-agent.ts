/** Recognised part of a `User-Agent`; '' if unknown. */
export interface UserAgent {
  readonly browser: string;
  readonly version: string | undefined;
  readonly system: string;
}

/** Number of characters that are read. Headers of browsers are about a third as long. */
const MAX_LENGTH = 300;

/** Patterns of browsers. The first match counts, because browsers also name the browsers from which they derive. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d{1,4})(?!\d)/, 'Edge'],
  [/\b(?:OPR|OPT)\/(\d{1,4})(?!\d)/, 'Opera'],
  [/\bSamsungBrowser\/(\d{1,4})(?!\d)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})(?!\d)/, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\/(\d{1,4})(?!\d)/, 'Chrome'],
  [/\bVersion\/(\d{1,4})(?!\d)[\d.]* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function findFirstMatch(list: readonly (readonly [RegExp, string])[], text: string) {
  for (const [pattern, name] of list) {
    const match = pattern.exec(text);
    if (match) return { name, version: match[1] };
  }
  return { name: '', version: undefined };
}

export function readUserAgent(userAgent = ''): UserAgent {
  const start = userAgent.slice(0, MAX_LENGTH);
  const { name: browser, version } = findFirstMatch(browsers, start);
  return { browser, version, system: findFirstMatch(systems, start).name };
}

/** Returns the kind of browser and the major version, such as `chrome 140`. */
export function browserAndVersion(userAgent?: string): string {
  const { browser, version } = readUserAgent(userAgent);
  return version === undefined ? 'other' : `${browser.toLowerCase()} ${version}`;
}
