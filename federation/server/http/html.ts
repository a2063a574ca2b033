const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Trusted markup that is inserted into a page unchanged. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | Html | readonly Html[];

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  return part.map(({ markup }) => markup).join('');
}

/** Builds markup from a template. Inserted texts are escaped, and are safe in elements and quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toMarkup)));
}

/** Returns JSON for a script element. Characters that could end the element or a line of JavaScript are escaped. */
export function inlineJson(value: unknown): Html {
  return new Html(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
}
