import type { Translation } from '../../../language/catalogues';
import type { upkeep as en } from '../en/upkeep';

const STAYS = 'Ayuda a mantener su puntuación financiera general';
const EASIER = 'Facilita todos los demás pasos';

export const upkeep: Translation<typeof en> = {
  'keep-cash-flow': {
    title: 'Mantenga sus gastos bajo control',
    text: 'Su dinero del día a día está en buena forma, y ahí empieza todo lo demás. Una mirada a sus pagos periódicos dos veces al año lo mantiene así.',
    effect: STAYS,
  },
  'keep-emergency-fund': {
    title: 'Cuide su colchón',
    text: 'Está en buena posición ante una sorpresa. Reponga sus ahorros después de usarlos y suba la meta cuando suba su coste de vida.',
    effect: STAYS,
  },
  'keep-debt': {
    title: 'Mantenga las deudas tan ligeras como están',
    text: 'Lo que debe no le pesa. Antes de un préstamo nuevo, compruebe que las cuotas seguirían encajando si cambiaran los intereses o sus ingresos.',
    effect: STAYS,
  },
  'keep-protection': {
    title: 'Revise su cobertura una vez al año',
    text: 'Usted cuida lo que tiene. Una vivienda, un hijo o un trabajo nuevos son el momento de volver a mirar los seguros y el testamento.',
    effect: STAYS,
  },
  'keep-planning': {
    title: 'Mantenga vivo su plan',
    text: 'Usted piensa con antelación, y se nota. Compare cada pocos meses el plan con lo que ocurrió y cambie lo que ya no encaja.',
    effect: STAYS,
  },
  'keep-investing': {
    title: 'Revise sus inversiones una vez al año',
    text: 'Usted sabe de inversiones. Una vez al año, las comisiones y su plazo merecen una mirada, pues ambos cambian sin que se note.',
    effect: STAYS,
  },
  'check-in': {
    title: 'Vuelva a comprobarlo dentro de tres meses',
    text: 'Saber dónde está es el primer paso, y ya lo ha dado. Elija una acción de esta lista y repita el cuestionario dentro de tres meses para ver qué ha cambiado.',
    effect: 'Muestra cuánto ha avanzado',
  },
  talk: {
    title: 'Hable de dinero con alguien de confianza',
    text: 'Un plan que otra persona conoce es más fácil de cumplir. Elija a alguien que sepa escuchar y cuéntele lo único que quiere cambiar este año.',
    effect: EASIER,
  },
  papers: {
    title: 'Guarde sus papeles en un solo lugar',
    text: 'Préstamos, seguros, super (jubilación) e impuestos en una carpeta, en papel o cifrada, ahorran horas cuando algo cambia y ayudan a quienes quizá deban actuar por usted.',
    effect: EASIER,
  },
};
