import { createHash } from 'node:crypto';
import type { LabStage } from './catalogue';

/** A stage whose fault is other code, not another response. */
export type CodeStage = Extract<LabStage, 'init' | 'evaluate' | 'render'>;

export function isCodeStage(stage: LabStage): stage is CodeStage {
  return stage === 'init' || stage === 'evaluate' || stage === 'render';
}

/** The global that a remote's entry declares; the name of its chunks' global ends with it, too. */
const globalName = (remote: string) => remote.replaceAll('-', '_');

/** Wraps the modules that the next script pushes; `wrap` is the source of a function from a module's factory to another. */
function wrapNextChunk(remote: string, wrap: string): string {
  const chunks = `self.webpackChunk${globalName(remote)}`;
  return `(()=>{const q=${chunks}=${chunks}||[],push=q.push,wrap=${wrap};q.push=(data)=>{q.push=push;for(const id of Object.keys(data[1]))data[1][id]=wrap(data[1][id]);return q.push(data)}})();\n`;
}

const THROWS_WHILE_EVALUATING = `()=>()=>{throw new Error('Fault lab: the module throws while evaluating')}`;

/** The outermost module that runs is the page's own: its component is replaced, the modules inside stay intact. */
const THROWS_WHILE_RENDERING = `(()=>{let depth=0,done=false;return(factory)=>function(module,exports,require){depth++;try{factory.call(this,module,exports,require)}finally{depth--}
if(depth===0&&!done){done=true;const broken=()=>{throw new Error('Fault lab: the page throws while rendering')};module.exports=Object.fromEntries(Object.keys(module.exports).map((name)=>[name,broken]))}}})()`;

/** As a remote that was made for a future contract. */
const WRONG_CONTRACT = `throw new Error('Fault lab: this build needs contract ^99.0.0')`;

/** The file's code with a fault in it. Always the same for the same file, so that its hash is known in advance. */
export function alteredCode(stage: CodeStage, remote: string, content: Buffer): Buffer {
  const name = globalName(remote);
  switch (stage) {
    case 'init':
      return Buffer.concat([
        content,
        Buffer.from(`\n;${name}=((container)=>({get:container.get,init(){${WRONG_CONTRACT}}}))(${name});\n`),
      ]);
    case 'evaluate':
      return Buffer.concat([Buffer.from(wrapNextChunk(remote, THROWS_WHILE_EVALUATING)), content]);
    case 'render':
      return Buffer.concat([Buffer.from(wrapNextChunk(remote, THROWS_WHILE_RENDERING)), content]);
  }
}

/** As in the `integrity` attribute. */
export function hashOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
