/** Options of the widget's script (FastLink 4). */
export type FastlinkOptions = {
  fastLinkURL: string;
  /** Token with the prefix `Bearer `. */
  accessToken: string;
  params: { configName: string; locale?: string };
  forceIframe: true;
  iframeScrolling: 'auto';
  onSuccess: () => void;
  onError: () => void;
  onClose: () => void;
  onEvent: () => void;
};

export type Fastlink = {
  open: (options: FastlinkOptions, containerId: string) => void;
  close: () => void;
};

declare global {
  interface Window {
    fastlink?: Fastlink;
  }
}

export const SCRIPT_TIMEOUT_MS = 20_000;

type Load = { promise: Promise<Fastlink>; users: number; cancel: () => void };

const loads = new Map<string, Load>();

function startLoad(url: string): Load {
  const script = document.createElement('script');
  let settle: (failure?: Error) => void = () => undefined;
  const loaded = () => settle();
  const broken = () => settle(new Error('the script did not load'));
  const promise = new Promise<Fastlink>((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('the script took too long')), SCRIPT_TIMEOUT_MS);
    settle = (failure) => {
      clearTimeout(timer);
      script.removeEventListener('load', loaded);
      script.removeEventListener('error', broken);
      if (!failure && window.fastlink) return resolve(window.fastlink);
      // Removes a script that failed to load, so that the next attempt adds a new script.
      script.remove();
      loads.delete(url);
      reject(failure ?? new Error('the script defined no widget'));
    };
  });
  script.addEventListener('load', loaded);
  script.addEventListener('error', broken);
  script.async = true;
  script.src = url;
  document.head.append(script);
  return { promise, users: 0, cancel: () => settle(new Error('the load of the script was cancelled')) };
}

/** Loads the widget's script once. Rejects after 20 seconds, without a defined widget, or if all waiting callers abort. */
export async function loadFastlink(url: string, signal: AbortSignal): Promise<Fastlink> {
  const load = loads.get(url) ?? startLoad(url);
  loads.set(url, load);
  load.users += 1;
  let isLoaded = false;
  const leave = () => {
    load.users -= 1;
    // Cancels the load with a delay, so that a page that is unmounted and mounted again at once continues to use it.
    setTimeout(() => {
      if (!isLoaded && load.users === 0) load.cancel();
    });
  };
  signal.addEventListener('abort', leave, { once: true });
  try {
    const fastlink = await load.promise;
    isLoaded = true;
    return fastlink;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
