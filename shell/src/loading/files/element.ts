import type { FileKind } from '@verdant/shared/remote';

export type ElementResult = 'loaded' | 'failed' | 'timeout' | 'threw' | 'cancelled';

type Options = {
  kind: FileKind;
  url: string;
  integrity: string | undefined;
  timeoutMs: number;
  signal: AbortSignal;
  /** Called with the element before it is in the page. */
  onElement: (element: Element) => void;
};

function elementFor({ kind, url, integrity = '' }: Options): HTMLScriptElement | HTMLLinkElement {
  if (kind === 'script') {
    return Object.assign(document.createElement('script'), {
      src: url,
      async: true,
      crossOrigin: 'anonymous',
      integrity,
    });
  }
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: url,
    crossOrigin: 'anonymous',
    integrity,
  });
}

/** Runs a script or applies a style with one element of its own; only a style that applies stays in the page. */
export function loadElement(options: Options): Promise<ElementResult> {
  const { kind, url, timeoutMs, signal, onElement } = options;
  return new Promise((resolve) => {
    const element = elementFor(options);
    let threw = false;
    // Where a script is from is known of the errors that it throws while it runs, and of its syntax errors.
    const onError = (event: ErrorEvent) => {
      threw ||= event.filename === url;
    };
    const finish = (result: ElementResult) => {
      clearTimeout(timer);
      removeEventListener('error', onError);
      signal.removeEventListener('abort', cancel);
      if (kind === 'script' || result !== 'loaded') element.remove();
      resolve(result);
    };
    const cancel = () => finish('cancelled');
    const timer = setTimeout(() => finish('timeout'), timeoutMs);
    element.addEventListener('load', () => finish(threw ? 'threw' : 'loaded'));
    element.addEventListener('error', () => finish('failed'));
    addEventListener('error', onError);
    signal.addEventListener('abort', cancel);
    onElement(element);
    document.head.append(element);
  });
}
