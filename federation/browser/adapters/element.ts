import type { FileKind } from '../core/file-loader';
import { pageNonce } from './trusted-scripts';

type ElementOutcome = 'loaded' | 'failed' | 'timeout' | 'threw' | 'cancelled';

type Options = {
  kind: FileKind;
  url: string;
  integrity: string | undefined;
  timeoutMs: number;
  signal: AbortSignal;
  /** Called with the new script or link element before the element is added to the page. */
  onElement: (element: Element) => void;
};

function elementFor({ kind, url, integrity = '' }: Options): HTMLScriptElement | HTMLLinkElement {
  if (kind === 'script') {
    return Object.assign(document.createElement('script'), {
      nonce: pageNonce(),
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

/** Loads a file with a new element. Only the element of a loaded style sheet stays in the page. */
export function loadFileWithElement(options: Options): Promise<ElementOutcome> {
  const { kind, url, timeoutMs, signal, onElement } = options;
  return new Promise((resolve) => {
    const element = elementFor(options);
    let threw = false;
    // The browser sets `filename` to the script's URL for syntax errors, and for errors that the running script throws.
    const onError = (event: ErrorEvent) => {
      threw ||= event.filename === url;
    };
    const finish = (outcome: ElementOutcome) => {
      clearTimeout(timer);
      removeEventListener('error', onError);
      signal.removeEventListener('abort', cancel);
      if (kind === 'script' || outcome !== 'loaded') element.remove();
      resolve(outcome);
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
