import { questionBank } from './question-bank';
import { nextQuestion, stepAfter } from './engine';
import { supportNeedsOf } from './support-needs';
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
const plan = (seed: number) => ({ total: 10, seed });
const t: Record<string, number> = {};
const time = <T>(name: string, f: () => T): T => { const a = cpu(); const r = f(); t[name] = (t[name] ?? 0) + cpu() - a; return r; };
let steps = 0;
const run = (count: number) => {
  for (let s = 0; s < count; s += 1) {
    const answers: any[] = [];
    for (let q = nextQuestion(questionBank, answers, plan(s)); q; ) {
      const a: any = q.type === 'scale' ? 6 : q.type === 'text' ? 'a house' : q.words.en.options[(s + steps) % q.words.en.options.length]?.value;
      answers.push({ questionId: q.id, answer: q.type === 'multiple_choice' ? [a] : a, touched: true, questionOrder: answers.length + 1 });
      const given = [...answers];
      const step = time('belief', () => stepAfter(questionBank, given, plan(s)));
      const next: any = time('next', () => step.next());
      time('plan', () => step.planWith(next));
      time('focus', () => step.focusWith(next));
      time('support', () => supportNeedsOf(given as any));
      steps += 1;
      q = next;
    }
  }
};
run(10); for (const k of Object.keys(t)) t[k] = 0; steps = 0;
run(30);
for (const [k, v] of Object.entries(t)) console.log(k, (v / steps).toFixed(2), 'ms');
