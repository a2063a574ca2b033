import type { Translation } from '../../../language/catalogues';
import type { future as en } from '../en/future';

export const future: Translation<typeof en> = {
  'insurance-review': {
    title: 'Compruebe que sus seguros siguen siendo adecuados',
    text: 'La vida cambia más deprisa que las pólizas. Mire lo que tiene, también la cobertura incluida en su super (jubilación), y pregúntese si bastaría para su hogar y para quienes dependen de usted, y si paga algo dos veces.',
  },
  'income-protection': {
    title: 'Prevea un tiempo sin ingresos',
    text: 'Averigüe qué pagarían la baja por enfermedad, los ahorros y una posible cobertura de su super (jubilación) si no pudiera trabajar durante seis meses. Conocer lo que falta es el primer paso para cubrirlo.',
  },
  dependants: {
    title: 'Cuide de quienes dependen de usted',
    text: 'Sume lo que necesitarían durante algunos años quienes dependen de usted, y lo que pagarían su super (jubilación), sus ahorros y un seguro de vida. Si la segunda suma es menor, ya sabe qué revisar.',
  },
  will: {
    title: 'Tenga un testamento válido',
    text: 'Un testamento que encaja con su vida de hoy decide quién recibe qué y ahorra a su familia una búsqueda lenta y costosa. Si le falta o está anticuado, puede ayudar un abogado (solicitor) o el fiduciario público (public trustee) de su estado.',
    effect: 'Deja las cosas claras para quienes le importan',
  },
  scams: {
    title: 'Póngaselo difícil a los estafadores',
    text: 'Use una contraseña distinta para cada cuenta, active un segundo paso al iniciar sesión, devuelva llamadas solo a un número que haya buscado usted y lea sus extractos. Cada cosa lleva minutos.',
    effect: 'Protege lo que tiene',
  },
  'lost-super': {
    title: 'Encuentre y reúna su super',
    text: 'La oficina de impuestos (ATO) muestra en línea todas sus cuentas de super (jubilación), también las perdidas. Varias cuentas son varias comisiones; antes de reunirlas, compruebe a qué seguro renunciaría.',
  },
  'super-check': {
    title: 'Revise su super una vez al año',
    text: ({ superPercent }) =>
      `Los empleadores aportan el ${superPercent} del sueldo ordinario al super (jubilación), así que merece una hora: mire el saldo y las comisiones, y compruebe que la persona designada para recibirlo siga siendo la adecuada.`,
  },
  'extra-super': {
    title: 'Sepa cómo funcionan las aportaciones extra al super',
    text: 'Cualquiera puede aportar a su super (jubilación) además de lo que paga el empleador. La ley fija cómo tributa, cuánto se puede aportar al año y cuándo se puede retirar: en general desde los 60 años, con excepciones como el plan First Home Super Saver (primera vivienda). Moneysmart (sitio del regulador) y la oficina de impuestos explican las reglas.',
    effect: 'Le permite juzgar si le conviene',
  },
  'retirement-picture': {
    title: 'Hágase una idea de su jubilación',
    text: ({ retirement }) =>
      `Para una jubilación cómoda desde los 67 años, se dice que quienes tienen vivienda propia necesitan unos ${retirement.single} (una persona) o ${retirement.couple} (una pareja), además de parte de la Age Pension (pensión pública). Una calculadora de jubilación muestra hacia dónde va.`,
  },
  'written-goals': {
    title: 'Escriba lo que quiere alcanzar',
    text: 'Elija la meta que más le importa y escriba cuánto cuesta, para cuándo la quiere y qué significa eso cada día de cobro. Una meta por escrito es más fácil de mantener.',
  },
  'money-plan': {
    title: 'Haga un plan financiero de una página',
    text: 'Ponga en una página una meta para este año y otra para dentro de cinco, con la cantidad que apartará cada día de cobro, y vuelva a mirarla cada pocos meses. Un plan de una página se lee.',
  },
  'learn-investing': {
    title: 'Aprenda lo básico antes de invertir',
    text: 'No hay prisa: las deudas caras y un colchón van primero, y ambos compensan con seguridad. Moneysmart (sitio del regulador) explica cómo funcionan las acciones, los fondos y las comisiones, cuando usted quiera saberlo.',
  },
  'start-investing': {
    title: 'Sepa cómo funciona invertir con regularidad',
    text: ({ growthYears }) =>
      `Muchas personas que invierten lo hacen con cantidades pequeñas y regulares, repartidas entre muchas inversiones. Los valores suben y bajan, por eso las guías hablan de dinero que no se necesita en ${growthYears} años o más, y de comparar primero las comisiones. Si le conviene lo decide usted; Moneysmart explica las opciones.`,
    effect: 'Le permite juzgar si le conviene',
  },
  diversify: {
    title: 'Sepa qué hace repartir las inversiones',
    text: 'Con todo en una o dos inversiones, decide un mal año. Muchos tipos de inversión, en varios países, rara vez caen juntos; eso reduce el riesgo y no lo elimina.',
    effect: 'Le permite juzgar su propio reparto',
  },
  fees: {
    title: 'Averigüe cuánto paga en comisiones',
    text: 'Las comisiones se restan cada año, hagan lo que hagan los mercados, y en décadas una diferencia pequeña se hace grande. Los informes anuales de su super (jubilación) y de sus inversiones las muestran; compárelas con lo que cuestan otras similares.',
  },
  'market-falls': {
    title: 'Sepa qué significa una caída del mercado',
    text: 'De vez en cuando los mercados caen una quinta parte, y con ellos la mayoría de los fondos de super. Quien vende entonces convierte una pérdida sobre el papel en real; quien pueda necesitar pronto el dinero puede perder más si espera. Lo que decide es saber cuándo lo necesitará.',
    effect: 'Menos decisiones con prisa',
  },
  'risk-fit': {
    title: 'Ajuste sus inversiones a su plazo',
    text: 'Las inversiones cuyo valor oscila necesitan tiempo para recuperarse. El dinero que puede hacer falta en pocos años, o que hace de colchón, suele guardarse donde su valor no cae.',
    effect: 'Ayuda a no asumir más riesgo del que sus finanzas soportan',
  },
};
