import type { Translation } from '../../../../language/catalogues';
import type { planningTexts as en } from '../en/planning';
import { figures } from '../figures';

export const planningTexts: Translation<typeof en> = {
  'planning-ahead': {
    text: 'Wie gut beschreibt Sie dieser Satz? "Ich plane mein Geld weit über die nächsten Monate hinaus."',
    options: {
      strongly_agree: 'Sehr gut',
      agree: 'Ziemlich gut',
      neutral: 'Weder gut noch schlecht',
      disagree: 'Nicht sehr gut',
      strongly_disagree: 'Gar nicht',
    },
  },
  'planning-super': {
    text: 'Wie gut kennen Sie Ihr Super (Altersvorsorge)?',
    options: {
      well: 'Ich kenne mein Guthaben, und alles liegt auf einem Konto',
      several: 'Ich kenne meine Guthaben, auf mehreren Konten',
      roughly: 'Nur ungefähr',
      unknown: 'Ich weiß nicht, was ich habe',
    },
  },
  'planning-super-accounts': {
    text: 'Wie viele Super-Konten (Altersvorsorge) haben Sie?',
    options: {
      one: 'Eines, und ich habe die Gebühren geprüft',
      one_unchecked: 'Eines, und ich habe die Gebühren nicht geprüft',
      several_chosen: 'Mehrere, aus gutem Grund',
      several: 'Mehrere, das hat sich so ergeben',
      unknown: 'Das weiß ich nicht',
    },
  },
  'planning-super-extra': {
    text: `Arbeitgeber zahlen bei den meisten Menschen ${figures.superGuarantee}\u00a0% des Gehalts ins Super (Altersvorsorge) ein. Zahlen Sie selbst etwas dazu?`,
    options: {
      regular: 'Ja, regelmäßig',
      now_and_then: 'Ja, ab und zu',
      considered: 'Derzeit nicht, aber ich habe mich informiert',
      no: 'Nein',
    },
  },
  'planning-super-heirs': {
    text: 'Weiß Ihr Super-Fonds (Altersvorsorge), wer Ihr Super bekommen soll, wenn Sie sterben?',
    options: {
      current: 'Ja, und ich habe es in den letzten drei Jahren geprüft',
      old: 'Ja, aber es ist vielleicht nicht mehr aktuell',
      unsure: 'Ich glaube schon',
      no: 'Nein',
    },
  },
  'planning-retirement': {
    text: 'Wie zuversichtlich sind Sie, dass Sie genug zum Leben haben, wenn Sie nicht mehr arbeiten?',
    options: {
      very: 'Sehr zuversichtlich',
      fairly: 'Ziemlich zuversichtlich',
      somewhat: 'Einigermaßen zuversichtlich',
      slightly: 'Etwas zuversichtlich',
      not_at_all: 'Gar nicht zuversichtlich',
    },
  },
  'planning-written': {
    text: 'Haben Sie aufgeschrieben, was Sie mit Ihrem Geld erreichen möchten?',
    options: {
      dated: 'Ja, mit Beträgen und Terminen',
      written: 'Ja, in wenigen Worten',
      in_mind: 'Nein, aber ich habe es im Kopf',
      none: 'Nein, ich habe zurzeit keine Ziele',
    },
  },
  'planning-goal-date': {
    text: 'Denken Sie an Ihr wichtigstes Geldziel. Wissen Sie, was es kostet und wann Sie es erreichen?',
    options: {
      on_track: 'Ja, und ich liege im Plan',
      behind: 'Ja, aber ich liege zurück',
      partly: 'Eines von beidem weiß ich',
      neither: 'Keines von beidem',
      no_goal: 'Ich habe zurzeit kein Ziel',
    },
  },
  'planning-review': {
    text: 'Wie oft nehmen Sie sich Zeit, um zu prüfen, ob Ihre Geldpläne noch aufgehen?',
    options: {
      monthly: 'Jeden Monat',
      few_times: 'Einige Male im Jahr',
      yearly: 'Einmal im Jahr',
      trouble: 'Wenn etwas schiefgeht',
      never: 'Nie',
    },
  },
  'planning-decisions': {
    text: 'Sie stehen vor einer großen Geldentscheidung. Was tun Sie am ehesten?',
    options: {
      checked: 'Vergleichen und jemanden fragen, der sich auskennt',
      compared: 'Allein vergleichen',
      asked: 'Tun, was Freunde oder Familie getan haben',
      feeling: 'Nach Gefühl entscheiden',
      put_off: 'Sie aufschieben',
    },
  },
  'planning-confidence': {
    text: 'Von 1 bis 10: Wie zuversichtlich sind Sie, Ihr wichtigstes Geldziel zu erreichen?',
  },
};
