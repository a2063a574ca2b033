import type { Translation } from '../../../language/catalogues';
import type { everyday as en } from '../en/everyday';

export const everyday: Translation<typeof en> = {
  'starter-buffer': {
    title: 'Empiece un pequeño colchón',
    text: ({ perWeek, perYear }) =>
      `Incluso ${perWeek} a la semana llegan a ${perYear} en un año, suficiente para que la mayoría de las facturas inesperadas no asusten. Guárdelo aparte del dinero diario; una cuenta offset (vinculada a la hipoteca) también sirve.`,
  },
  'full-buffer': {
    title: ({ bufferMonths }) => `Amplíe su colchón a ${bufferMonths} meses de gastos`,
    text: ({ bufferMonths }) =>
      `Ha empezado bien. Calcule lo que cuesta vivir un mes, multiplíquelo por ${bufferMonths} y haga de eso la meta de una cuenta de ahorro u offset aparte.`,
  },
  'automatic-saving': {
    title: 'Ahorre automáticamente el día de cobro',
    text: 'Programe una transferencia al ahorro para el día en que recibe su sueldo, de modo que ahorrar vaya antes que gastar y no exija fuerza de voluntad. Empiece con una cantidad que no eche en falta y auméntela cuando le suban el sueldo.',
  },
  'save-a-step-more': {
    title: ({ perWeek }) => `Ahorre ${perWeek} más a la semana`,
    text: ({ perWeek, perYear }) =>
      `Su colchón alcanza la meta habitual. Un pequeño paso más, por ejemplo ${perWeek} a la semana, suma ${perYear} en un año y le sostiene durante una búsqueda de trabajo más larga.`,
  },
  'separate-buffer': {
    title: 'Dé a las emergencias una cuenta propia',
    text: 'El dinero para emergencias dura más donde no lo ve cada día. Páselo a una cuenta de ahorro propia, o a una cuenta offset si tiene hipoteca.',
  },
  'spending-gap': {
    title: 'Gaste menos de lo que entra',
    text: {
      even: 'Su dinero entra y sale en igual medida. Repase los gastos de un mes, elija los dos que menos echaría en falta y lleve lo que cuestan al ahorro.',
      more: 'Sale más de lo que entra, y eso se acumula. Repase los gastos de un mes, separe necesidades y deseos, y ponga un límite semanal a los deseos hasta que el mes termine en cero o mejor.',
    },
  },
  'retirement-spending': {
    title: 'Vea cuánto durarán sus ahorros',
    text: 'En la jubilación es habitual vivir en parte de los ahorros; lo que cuenta es cuánto duran. Sume los gastos de un año y hable con el Financial Information Service (gratuito) de Services Australia sobre la Age Pension (pensión pública) y las tarifas reducidas.',
    effect: 'Muestra si puede seguir gastando igual',
  },
  'bills-on-time': {
    title: 'Quite la sorpresa a las facturas',
    text: 'Ponga todos los vencimientos en un calendario, sume lo que cuestan al año las facturas grandes e irregulares y aparte una porción cada día de cobro. Muchas empresas aceptan también pagos más pequeños y frecuentes.',
  },
  'track-spending': {
    title: 'Vea adónde va su dinero',
    text: 'Durante un mes, anote lo que gasta en unas pocas categorías. La mayoría encuentra una o dos que le sorprenden, y de ahí sale un presupuesto sencillo.',
  },
  'pay-to-pay': {
    title: 'Haga que cada sueldo dure hasta el siguiente',
    text: 'El día de cobro, aparte primero el alquiler y las facturas, divida lo que queda entre las semanas hasta el siguiente sueldo y respete esa cantidad. Pregunte si los vencimientos pueden pasar a justo después del día de cobro.',
  },
  'weekly-check-in': {
    title: 'Dedique a su dinero diez minutos por semana',
    text: 'Una mirada breve a los saldos y a las próximas facturas, el mismo día de cada semana, es una de las formas más sencillas de preocuparse menos por el dinero, porque quedan pocas sorpresas.',
  },
  'housing-cost': {
    title: 'Revise lo que cuesta su vivienda',
    text: ({ housingPercent }) =>
      `Por encima del ${housingPercent} de los ingresos antes de impuestos, la vivienda deja a muchos hogares poco margen. Compare su alquiler o el interés de su hipoteca con lo que se ofrece hoy y compruebe si puede recibir ayuda al alquiler (Rent Assistance).`,
  },
  'uneven-income': {
    title: 'Convierta ingresos irregulares en un sueldo fijo',
    text: 'Haga que todo lo que gana llegue a una cuenta y páguese desde ella cada semana la misma cantidad modesta. Así los meses buenos sostienen a los flojos.',
    effect: 'Hace más llevaderos los meses flojos',
  },
  subscriptions: {
    title: 'Deje de pagar lo que no usa',
    text: 'Repase un extracto del banco y marque cada pago periódico. Cancele lo que hoy no contrataría y ponga en su calendario un recordatorio para la próxima revisión.',
    effect: 'Libera dinero para lo que más le importa',
  },
};
