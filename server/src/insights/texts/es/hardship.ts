import type { Translation } from '../../../language/catalogues';
import type { hardship as en } from '../en/hardship';

export const hardship: Translation<typeof en> = {
  'debt-counsellor': {
    title: 'Hable con un asesor financiero gratuito',
    text: ({ helpline }) =>
      `Atrasarse les pasa a muchos hogares, y la ayuda es gratuita, independiente y confidencial: llame a la ${helpline.name} (asesoría sobre deudas), teléfono ${helpline.phone}. Un asesor puede hablar por usted con los prestamistas y las empresas.`,
    effect: 'Alguien a su lado, sin coste',
  },
  'priority-bills': {
    title: 'Pague primero la vivienda, la luz y la comida',
    text: 'Cuando no alcanza para todo, primero va lo que le da techo, comida y seguridad: el alquiler o la hipoteca, la luz y el agua, los alimentos y las medicinas, y después las multas y los impuestos. Las demás deudas pueden esperar, y toda empresa debe escucharle cuando dice que no puede pagar.',
    effect: 'Protege lo esencial mientras se pone al día',
  },
  hardship: {
    title: 'Pida ayuda por dificultades con las facturas',
    text: 'Las empresas de energía, agua, teléfono e internet tienen equipos para estos casos, y los bancos también deben estudiar una solicitud. Pida antes del vencimiento pagos más pequeños o más plazo, y anote con quién habló.',
  },
  'income-support': {
    title: 'Compruebe qué ayudas puede recibir',
    text: 'Services Australia (el organismo de ayudas sociales) ofrece prestaciones, ayuda al alquiler y pagos de emergencia; los descuentos de energía y las tarifas reducidas dependen de su estado. Mientras espera, grupos comunitarios ayudan con comida y vales. Un asesor financiero sabe qué le corresponde.',
    effect: 'Dinero o alivio al que puede tener derecho',
  },
};
