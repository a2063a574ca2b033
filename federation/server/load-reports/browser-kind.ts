const kinds: readonly (readonly [string, RegExp])[] = [
  ['edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['opera', /OPR\/(\d+)/],
  ['samsung', /SamsungBrowser\/(\d+)/],
  ['firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
];

/** The kind of browser and its major version, such as `chrome 140`: what may matter to a load, and no more. */
export function browserKind(userAgent = ''): string {
  for (const [name, pattern] of kinds) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined && version.length <= 4) return `${name} ${version}`;
  }
  return 'other';
}
