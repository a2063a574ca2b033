/** The texts in English. */
export const en = {
  'page.title': 'Template title',
  'start.title': 'A new page',
  'start.text': 'Something new is being made here.',
} as const satisfies Record<string, string>;
