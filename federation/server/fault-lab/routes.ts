import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  HOST_NAME,
  catalogue,
  isKnownFault,
  labRequest,
  type RequestedFault,
  faultRecipe,
  type FaultRecipe,
} from '../../contract/faults';
import { type Builds, readManifest, type BuildFolders } from '../builds/read-builds';
import type { PageMetadata } from '../host-page/render-page';
import { API_PREFIX, fieldError, neverCache, parseBody, setPrivateCookie } from '../http';
import { limitPerMinute } from '../limits';
import type { Platform } from '../options';
import { settingName } from '../product';
import type { Resolution, ResolutionLayer, Resolve } from '../registry/resolution';
import { choosableFileNames, fileNameWithoutHash, affectsFile } from './lab-faults';
import { defaultFaultSeconds } from './fault-engine';
import { createFaultyResponses, injectHostFaults, lazyFilesOf, serveLabFiles } from './file-routes';
import { intactFileReader, type FileReaders } from './intact-files';
import { createLabLayer, isLabActive, otherOriginOf } from './lab-layer';
import { serveLabPage, type FaultLabStyle } from './page/lab-page';
import {
  LAB_COOKIE,
  LAB_SESSION_SECONDS,
  type LabSession,
  endLabSession,
  findLabSession,
  saveLabSession,
} from './store';

const FOLDER = 'faults';
const FILE = /^[a-z][a-z0-9-]*\.json$/;

function readRecipe(file: string): FaultRecipe {
  const recipe = readManifest(file, faultRecipe);
  const expected = basename(file, '.json');
  if (recipe.name !== expected) throw new Error(`its name is ${recipe.name}, and its file is ${expected}`);
  return recipe;
}

const sortedNamesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/**
 * Reads the recipes `<root>/<remote>/faults/<name>.json` uncached, so that a tester sees an edited recipe at once. The id
 * of a recipe is the remote's folder and the recipe's name: `mfe-quiz/slow-phone`.
 */
export function readRecipes({ root }: Pick<BuildFolders, 'root'>) {
  const recipes: { readonly id: string; readonly recipe: FaultRecipe }[] = [];
  const problems: string[] = [];
  for (const owner of sortedNamesIn(root)) {
    for (const file of sortedNamesIn(join(root, owner, FOLDER)).filter((name) => FILE.test(name))) {
      try {
        recipes.push({
          id: `${owner}/${basename(file, '.json')}`,
          recipe: readRecipe(join(root, owner, FOLDER, file)),
        });
      } catch (error) {
        problems.push(`${owner}/${FOLDER}/${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { recipes, problems };
}

type LabTarget = ReturnType<typeof labTargetsOf>[number];

function labTargetsOf({ remotes }: Resolution, { host }: Builds, hostVersion: string) {
  const targets = remotes.map(({ name, version, url, integrity }) => ({
    name,
    version,
    url,
    is_host: false,
    files: choosableFileNames(Object.keys(integrity)),
  }));
  if (!host) return targets;
  const files = choosableFileNames([...lazyFilesOf(host).values()]);
  return [...targets, { name: HOST_NAME, version: hostVersion, url: '/', is_host: true, files }];
}

function stateOf(session: LabSession | undefined) {
  return {
    on: session !== undefined && isLabActive(session),
    expires_at: session?.expiresAt.toISOString() ?? null,
    timeout_ms: session?.timeoutMs ?? null,
    faults: session?.faults.map(({ seen: _seen, ...fault }) => fault) ?? [],
  };
}

const MAX_CHANGES_PER_MINUTE = 600;

const offered = catalogue.map((entry) => ({
  ...entry,
  of_host: isKnownFault(HOST_NAME, entry.stage, entry.fault),
  of_remotes: entry.stage !== 'api',
  seconds: defaultFaultSeconds[entry.fault] ?? null,
}));

/** True if the fault affects no file. A test with such a fault would pass without testing anything. */
function isFaultWithoutEffect(fault: RequestedFault, { files }: LabTarget): boolean {
  const named = { ...fault, file: fault.file === null ? null : fileNameWithoutHash(fault.file) };
  return fault.stage === 'chunk' && !files.some((file) => affectsFile(named, file));
}

interface FaultLabDependencies extends FileReaders, Platform {
  readonly folders: BuildFolders;
  readonly page: PageMetadata;
  readonly look: FaultLabStyle;
  /** Another origin of this server, for cross-origin faults. By default, `localhost` and `127.0.0.1` serve each other. */
  readonly origin: string | undefined;
  /** Returns the visitor's remotes, without changes by the fault lab. */
  readonly resolve: Resolve;
}

/** Serves the API of the lab for tests and the lab's page: the faults of the browser that the cookie identifies. */
function labApiRoutes(app: FastifyInstance, dependencies: FaultLabDependencies): void {
  const { db, builds, folders, version, limits, origin, resolve } = dependencies;
  neverCache(app);
  const targets = async (request: FastifyRequest) => labTargetsOf(await resolve(request), builds, version);
  const limited = { preHandler: limitPerMinute(limits.flood, 'fault lab', { max: MAX_CHANGES_PER_MINUTE }) };

  app.get('/fault-lab', async (request) => ({
    ...stateOf(await findLabSession(db, request.cookies[LAB_COOKIE])),
    remotes: await targets(request),
    catalogue: offered,
    ...readRecipes(folders),
  }));

  app.put('/fault-lab', limited, async (request, reply) => {
    const requestedLab = parseBody(labRequest, request.body);
    const targetsByName = new Map((await targets(request)).map((target) => [target.name, target]));
    for (const fault of requestedLab.faults) {
      const target = targetsByName.get(fault.remote);
      if (!target) throw fieldError('faults', `Unknown remote ${fault.remote}.`);
      if (isFaultWithoutEffect(fault, target)) {
        const file = fault.file ?? 'such file';
        const release = `${fault.remote} ${target.version}`;
        throw fieldError('faults', `${fault.fault} would change nothing: ${release} has no ${file} next to its entry.`);
      }
    }
    if (requestedLab.faults.some(({ fault }) => fault === 'no-cors') && otherOriginOf(request, origin) === undefined) {
      const setting = settingName(app, 'FAULT_LAB_ORIGIN');
      throw fieldError('faults', `no-cors needs another origin of this server: set ${setting}.`);
    }
    const session = await saveLabSession(db, request.cookies[LAB_COOKIE], {
      faults: requestedLab.faults.map(({ times, ...fault }) => ({ ...fault, left: times, seen: [] })),
      timeoutMs: requestedLab.timeout_ms,
    });
    setPrivateCookie(reply, LAB_COOKIE, session.token, LAB_SESSION_SECONDS);
    // The browser would never request a cached chunk of the host again, so a fault could not affect the chunk.
    if (requestedLab.faults.some(({ remote }) => remote === HOST_NAME)) reply.header('clear-site-data', '"cache"');
    return stateOf(session);
  });

  app.delete('/fault-lab', async (request, reply) => {
    const token = request.cookies[LAB_COOKIE];
    if (token !== undefined) await endLabSession(db, token);
    return setPrivateCookie(reply, LAB_COOKIE, '', 0).code(204).send();
  });
}

/** Registers the fault lab. Returns the layer that makes testers' browsers load files from the lab. */
export async function openFaultLab(app: FastifyInstance, dependencies: FaultLabDependencies): Promise<ResolutionLayer> {
  const { db, builds, page, look, origin, resolve } = dependencies;
  const faultyResponses = createFaultyResponses();
  app.addHook('preClose', async () => faultyResponses.closeAll());
  const read = intactFileReader(dependencies);
  await app.register(async (api) => labApiRoutes(api, dependencies), { prefix: API_PREFIX });
  injectHostFaults(app, builds.host, { db, faultyResponses });
  serveLabFiles(app, { db, faultyResponses, read, resolve });
  serveLabPage(app, builds, page, look);
  return createLabLayer(db, read, origin);
}
