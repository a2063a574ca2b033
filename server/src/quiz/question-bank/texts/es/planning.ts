import type { Translation } from '../../../../language/catalogues';
import type { planningTexts as en } from '../en/planning';
import { figures } from '../figures';

export const planningTexts: Translation<typeof en> = {
  'planning-ahead': {
    text: '¿Hasta qué punto le describe esta frase? «Planifico mi dinero mucho más allá de los próximos meses».',
    options: {
      strongly_agree: 'Muy bien',
      agree: 'Bastante bien',
      neutral: 'Ni bien ni mal',
      disagree: 'No muy bien',
      strongly_disagree: 'En absoluto',
    },
  },
  'planning-super': {
    text: '¿Hasta qué punto conoce su super (fondo de jubilación)?',
    options: {
      well: 'Conozco mi saldo, y está todo en una cuenta',
      several: 'Conozco mis saldos, en varias cuentas',
      roughly: 'Solo de forma aproximada',
      unknown: 'No sé lo que tengo',
    },
  },
  'planning-super-accounts': {
    text: '¿Cuántas cuentas de super (jubilación) tiene?',
    options: {
      one: 'Una, y he mirado sus comisiones',
      one_unchecked: 'Una, y no he mirado sus comisiones',
      several_chosen: 'Varias, por una buena razón',
      several: 'Varias, ha surgido así',
      unknown: 'No lo sé',
    },
  },
  'planning-super-extra': {
    text: `Los empleadores aportan al super (jubilación) el ${figures.superGuarantee}\u00a0% del sueldo de la mayoría de las personas. ¿Añade usted algo por su cuenta?`,
    options: {
      regular: 'Sí, con regularidad',
      now_and_then: 'Sí, de vez en cuando',
      considered: 'Ahora no, pero me he informado',
      no: 'No',
    },
  },
  'planning-super-heirs': {
    text: '¿Sabe su fondo de super (jubilación) quién debe recibir su super si usted muere?',
    options: {
      current: 'Sí, y lo revisé en los últimos tres años',
      old: 'Sí, pero quizá no esté al día',
      unsure: 'Creo que sí',
      no: 'No',
    },
  },
  'planning-retirement': {
    text: '¿Qué confianza tiene en que tendrá lo suficiente para vivir cuando deje de trabajar?',
    options: {
      very: 'Mucha confianza',
      fairly: 'Bastante confianza',
      somewhat: 'Cierta confianza',
      slightly: 'Poca confianza',
      not_at_all: 'Ninguna confianza',
    },
  },
  'planning-written': {
    text: '¿Ha escrito lo que quiere alcanzar con su dinero?',
    options: {
      dated: 'Sí, con importes y fechas',
      written: 'Sí, en pocas palabras',
      in_mind: 'No, pero lo tengo en mente',
      none: 'No, por ahora no tengo metas',
    },
  },
  'planning-goal-date': {
    text: 'Piense en su principal meta económica. ¿Sabe cuánto cuesta y cuándo la alcanzará?',
    options: {
      on_track: 'Sí, y voy según lo previsto',
      behind: 'Sí, pero voy con retraso',
      partly: 'Sé una de las dos cosas',
      neither: 'Ninguna de las dos',
      no_goal: 'Por ahora no tengo ninguna meta',
    },
  },
  'planning-review': {
    text: '¿Con qué frecuencia se sienta a ver si sus planes económicos siguen funcionando?',
    options: {
      monthly: 'Cada mes',
      few_times: 'Algunas veces al año',
      yearly: 'Una vez al año',
      trouble: 'Cuando algo va mal',
      never: 'Nunca',
    },
  },
  'planning-decisions': {
    text: 'Tiene por delante una decisión económica importante. ¿Qué es lo más probable que haga?',
    options: {
      checked: 'Comparar y consultarlo con alguien que sepa',
      compared: 'Comparar por mi cuenta',
      asked: 'Hacer lo que hicieron mis amigos o mi familia',
      feeling: 'Guiarme por mi intuición',
      put_off: 'Dejarlo para más adelante',
    },
  },
  'planning-confidence': {
    text: 'Del 1 al 10, ¿qué confianza tiene en alcanzar su meta económica más importante?',
  },
};
