import type { Translation } from '../../../language/catalogues';
import type { debt as en } from '../en/debt';

export const debt: Translation<typeof en> = {
  'payday-loan': {
    title: 'Encuentre una salida de los préstamos rápidos (payday loans)',
    text: {
      behind: ({ helpline }) =>
        `Los préstamos rápidos y los adelantos de efectivo están entre las formas más caras de endeudarse. Después del alquiler, la luz y la comida, van antes que otros préstamos, y uno nuevo rara vez ayuda. La ${helpline.name}, teléfono ${helpline.phone} (gratis), puede informarle sobre préstamos sin intereses y acuerdos por dificultades.`,
      upToDate: ({ helpline }) =>
        `Los préstamos rápidos y los adelantos de efectivo están entre las formas más caras de endeudarse, así que lo que queda después de lo esencial rinde más ahí. Uno nuevo rara vez ayuda. Puede preguntar por préstamos sin intereses en la ${helpline.name}, teléfono ${helpline.phone} (gratis).`,
    },
  },
  'card-in-full': {
    title: 'Avance hacia pagar toda la tarjeta',
    text: 'Pague cada mes más del mínimo, aunque sea poco, y no haga compras nuevas con la tarjeta hasta saldarla. A partir de entonces, una domiciliación por el saldo completo evita los intereses.',
  },
  'highest-rate-first': {
    title: 'Pague primero la deuda con el interés más alto',
    text: 'Anote el tipo de interés de cada deuda. Siga pagando el mínimo en todas y ponga todo lo demás en la que tiene el interés más alto; cuando la termine, pase el importe completo a la siguiente.',
    effect: 'Menos intereses con los mismos pagos',
  },
  'repayment-plan': {
    title: 'Haga un plan de pagos',
    text: 'Haga una lista de cada deuda con su saldo, su interés y su vencimiento, y programe los pagos para justo después del día de cobro. Pida a sus prestamistas un interés más bajo o un plazo más largo antes de que falte el dinero.',
  },
  'repayment-share': {
    title: 'Reduzca los pagos a una parte que pueda llevar',
    text: 'Cuando los pagos se llevan más de un tercio de los ingresos, queda poco para lo demás. No contraiga nada nuevo, salde la deuda más pequeña para liberar su cuota y pregunte cuánto costaría en total un plazo más largo.',
  },
  'bnpl-behind': {
    title: 'Póngase al día con compre ahora, pague después (BNPL)',
    text: ({ bnplRegulatedSince, helpline }) =>
      `Pida al proveedor un acuerdo por dificultades: desde el ${bnplRegulatedSince} estos planes están regulados como crédito, así que debe estudiarlo. Deje los planes nuevos hasta pagar este. Ayuda gratuita: ${helpline.name}, teléfono ${helpline.phone}.`,
  },
  'bnpl-pause': {
    title: 'Haga una pausa en compre ahora, pague después (BNPL)',
    text: ({ bnplRegulatedSince }) =>
      `Termine los planes que tiene antes de empezar otro y ponga sus fechas de pago junto a su día de cobro. Desde el ${bnplRegulatedSince} están regulados como crédito, así que otros prestamistas pueden verlos.`,
  },
  'high-debt-to-income': {
    title: 'Deténgase antes de endeudarse más',
    text: ({ highDebt }) =>
      `Los reguladores llaman altas a las deudas de ${highDebt} veces los ingresos anuales o más. Antes de un préstamo nuevo, calcule las cuotas con un interés más alto y vea cuánto ahorrarían los pagos extra en el préstamo de hoy.`,
  },
  'rate-rise': {
    title: 'Prepárese para intereses más altos',
    text: ({ rateRise }) =>
      `Los prestamistas comprueban si se podría soportar un interés ${rateRise} puntos porcentuales más alto. Calcule esa cuota, ponga cada mes la diferencia en una cuenta offset o de ahorro y pida un interés mejor.`,
  },
  'help-awareness': {
    title: 'Conozca cómo funciona su préstamo de estudios',
    text: ({ helpThreshold }) =>
      `Un préstamo HELP (para estudios) no tiene interés, pero se ajusta cada año a los precios, y se devuelve con los impuestos cuando se ganan más de ${helpThreshold} al año. Rara vez conviene pagarlo antes que deudas más caras.`,
    effect: 'Una duda menos',
  },
};
