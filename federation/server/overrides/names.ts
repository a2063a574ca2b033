import { keyNames, type NameOf } from '../signing/release-keys';
import { LOCAL_OPERATOR } from './developers';
import type { Identity } from './identity';

/** Returns the function that names keys and operators in histories; key owners and operators only if `areOwnersShown`. */
export async function historyNamesFor(
  keysFile: string,
  { operatorNames }: Identity,
  areOwnersShown: boolean,
): Promise<NameOf> {
  const keyName = await keyNames(keysFile, areOwnersShown);
  const operatorName = (id: string) => {
    if (id === LOCAL_OPERATOR) return 'operator on the server';
    return areOwnersShown ? operatorNames?.get(id) : 'operator';
  };
  return (id) => (id.startsWith('operator:') ? operatorName(id) : keyName(id));
}
