/** Browsers need a third of it. */
const MAX_USER_AGENT_LENGTH = 300;

const kinds: readonly (readonly [string, RegExp])[] = [
  ['edge', /Edg(?:e|A|iOS)?\/(\d{1,4})(?!\d)/],
  ['opera', /OPR\/(\d{1,4})(?!\d)/],
  ['samsung', /SamsungBrowser\/(\d{1,4})(?!\d)/],
  ['firefox', /(?:Firefox|FxiOS)\/(\d{1,4})(?!\d)/],
  ['chrome', /(?:Chrome|CriOS)\/(\d{1,4})(?!\d)/],
  ['safari', /Version\/(\d{1,4})(?!\d)[\d.]* (?:Mobile\/\S+ )?Safari\//],
];

/** The kind of browser and its major version, such as `chrome 140`: what may matter to a load, and no more. */
export function browserKind(userAgent = ''): string {
  const start = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  for (const [name, pattern] of kinds) {
    const version = pattern.exec(start)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'other';
}
