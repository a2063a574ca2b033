import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

type LateProps<Props> = {
  /** Fetches the component; always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

/** A component in a chunk of its own: nothing until it is there, and for good where it does not come. */
export function Late<Props extends object>({ load, props }: LateProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    let current = true;
    load().then(
      (component) => current && setLoaded(() => component),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [load]);

  return Loaded && <Loaded {...props} />;
}
