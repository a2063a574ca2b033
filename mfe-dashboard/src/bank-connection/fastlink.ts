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

const loads = new Map<string, Promise<Fastlink>>();

async function addScript(url: string): Promise<Fastlink> {
  const script = document.createElement('script');
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the script took too long')), SCRIPT_TIMEOUT_MS);
      script.addEventListener('error', () => reject(new Error('the script did not load')));
      script.addEventListener('load', () =>
        window.fastlink ? resolve(window.fastlink) : reject(new Error('the script defined no widget')),
      );
      script.async = true;
      script.src = url;
      document.head.append(script);
    });
  } catch (error) {
    // Removes a script that failed to load, so that the next attempt adds a new script.
    script.remove();
    loads.delete(url);
    throw error;
  }
}

/** Loads the widget's script once. Rejects after 20 seconds, or if the script does not load or defines no widget. */
export async function loadFastlink(url: string): Promise<Fastlink> {
  const load = loads.get(url) ?? addScript(url);
  loads.set(url, load);
  return load;
}
