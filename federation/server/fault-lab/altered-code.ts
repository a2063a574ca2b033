import type { LabStage } from '../../contract/faults';

/** A stage whose faults alter code. Faults of other stages alter the HTTP response. */
export type CodeStage = Extract<LabStage, 'init' | 'evaluate' | 'render' | 'run'>;

export interface CodeFault {
  readonly remote: string;
  readonly stage: CodeStage;
  readonly fault: string;
}

export function isCodeFault<F extends { readonly stage: LabStage }>(
  fault: F,
): fault is F & { readonly stage: CodeStage } {
  return ['init', 'evaluate', 'render', 'run'].includes(fault.stage);
}

/** Returns the global variable of a remote's entry. The chunk array is named `webpackChunk` plus this name. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/** Returns code that wraps the next chunk's module factories. `wrap`: source of a function that converts a factory. */
function wrapNextChunk(remote: string, wrap: string): string {
  const chunks = `self.webpackChunk${globalName(remote)}`;
  return `(()=>{const q=${chunks}=${chunks}||[],push=q.push,wrap=${wrap};q.push=(data)=>{q.push=push;for(const id of Object.keys(data[1]))data[1][id]=wrap(data[1][id]);return q.push(data)}})();\n`;
}

const THROWS_WHILE_EVALUATING = `()=>()=>{throw new Error('Fault lab: the module throws while evaluating')}`;

const wrapPage = (
  exports: string,
) => `(()=>{let depth=0,done=false;return(factory)=>function(module,exports,require){depth++;try{factory.call(this,module,exports,require)}finally{depth--}
if(depth===0&&!done){done=true;module.exports=${exports}}}})()`;

const componentsAs = (component: string) =>
  `(broken=>Object.fromEntries(Object.keys(module.exports).map((name)=>[name,broken])))(${component})`;

const THROWS_WHILE_RENDERING = wrapPage(
  componentsAs(`()=>{throw new Error('Fault lab: the page throws while rendering')}`),
);
const SUSPENDS = wrapPage(componentsAs(`(forever=>()=>{throw forever})(new Promise(()=>{}))`));
const EXPORTS_NOTHING = wrapPage('{}');

const THROWS_IN_A_HANDLER = `addEventListener('click',()=>{throw new Error('Fault lab: a handler throws')});\n`;

const WRONG_CONTRACT = `throw new Error('Fault lab: this build needs contract ^99.0.0')`;

function prefixOf({ remote, stage, fault }: CodeFault): string {
  if (stage === 'run') return THROWS_IN_A_HANDLER;
  if (fault === 'no-export') return wrapNextChunk(remote, EXPORTS_NOTHING);
  if (fault === 'suspends') return wrapNextChunk(remote, SUSPENDS);
  return wrapNextChunk(remote, stage === 'evaluate' ? THROWS_WHILE_EVALUATING : THROWS_WHILE_RENDERING);
}

/** Returns the code with the fault. The result is deterministic, so that its hash is known in advance. */
export function alteredCode(fault: CodeFault, content: Buffer): Buffer {
  const name = globalName(fault.remote);
  if (fault.stage !== 'init') return Buffer.concat([Buffer.from(prefixOf(fault)), content]);
  return Buffer.concat([
    content,
    Buffer.from(`\n;${name}=((container)=>({get:container.get,init(){${WRONG_CONTRACT}}}))(${name});\n`),
  ]);
}
