import type { LabStage } from '../../contract/faults';
import { API_PREFIX } from '../http/paths';

const HASH = /\.[0-9a-f]{8,}(?=\.[a-z0-9]+$)/i;
const CODE = /\.(js|css)$/;
const STYLE = /\.css$/;
const ENTRY = /^remote-entry\.js$/;
const PAGE_SCRIPT = /^page-.+\.js$/;
const OWN = /^(page-|texts-|debug-page|lab-|main\.|remote-entry)/;
/** Pattern of the host's chunk that tells users that the fault lab is on. Faults never affect this chunk. */
const LAB_CHUNK = /^lab-/;

/** Returns the name of a file without folder and hash, such as `page-budget.js`. */
export function fileNameWithoutHash(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(HASH, '');
}

/** True if a fault affects the file or API call at `path`. `file`, a path or logical name, limits the fault to one file. */
export function affectsFile(
  { stage, fault, file }: { stage: LabStage; fault: string; file: string | null },
  path: string,
  entry?: string,
): boolean {
  if (stage === 'api') return path.startsWith(`${API_PREFIX}/${file ?? ''}`);
  const name = fileNameWithoutHash(path);
  const isEntry = path === entry || ENTRY.test(name);
  if (!CODE.test(name) || LAB_CHUNK.test(name)) return false;
  if (stage === 'entry' || stage === 'init') return isEntry;
  if (isEntry || (file !== null && file !== path && file !== name)) return false;
  if (stage === 'evaluate' || stage === 'render' || stage === 'run') return PAGE_SCRIPT.test(name);
  if (fault === 'style-missing') return STYLE.test(name);
  return fault !== 'shared-missing' || !OWN.test(name);
}

export function choosableFileNames(paths: readonly string[]): string[] {
  const names = paths
    .map(fileNameWithoutHash)
    .filter((name) => CODE.test(name) && !ENTRY.test(name) && !LAB_CHUNK.test(name));
  return [...new Set(names)].sort();
}
