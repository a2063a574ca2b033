import type { Translation } from '../../../../language/catalogues';
import type { protectionTexts as en } from '../en/protection';

export const protectionTexts: Translation<typeof en> = {
  'protection-review': {
    text: '¿Cuándo comprobó por última vez que sus seguros siguen ajustándose a su vida? La cobertura incluida en su super (fondo de jubilación) cuenta.',
    options: {
      past_year: 'En el último año',
      two_years: 'Hace uno o dos años',
      five_years: 'Hace de tres a cinco años',
      longer: 'Hace más tiempo',
      never: 'Nunca, o no tengo ningún seguro',
    },
  },
  'protection-enough': {
    text: 'Si ocurriera algo grave, ¿qué seguridad tiene de que sus seguros serían suficientes?',
    options: {
      very: 'Mucha seguridad',
      fairly: 'Bastante seguridad',
      somewhat: 'Cierta seguridad',
      slightly: 'Poca seguridad',
      not_at_all: 'Ninguna seguridad',
      no_insurance: 'No tengo ningún seguro',
    },
  },
  'protection-income': {
    text: 'Si una enfermedad o lesión le impidiera trabajar durante seis meses, ¿de qué viviría?',
    options: {
      covered: 'Un seguro de ingresos o los ahorros lo cubrirían todo',
      mostly: 'Permisos o bajas pagadas, seguros o ahorros cubrirían la mayor parte',
      partly: 'Tendrían que ayudar la familia o los pagos del Estado',
      nothing: 'No sé cómo me arreglaría',
    },
  },
  'protection-home': {
    text: 'Después de un incendio, una inundación o un robo en casa, ¿qué parte de la pérdida pagaría el seguro?',
    options: {
      all: 'Toda o casi toda',
      most: 'La mayor parte',
      some: 'Una parte',
      none: 'Nada: no tengo seguro para eso',
    },
  },
  'protection-dependants': {
    text: 'Si usted muriera, ¿cuánto tiempo podrían vivir quienes dependen de usted de sus seguros, su super y sus ahorros?',
    options: {
      nobody: 'Nadie depende de mis ingresos',
      long: 'Todo el tiempo que lo necesiten',
      years: 'Varios años',
      year: 'Alrededor de un año',
      months: 'Unos meses, o menos',
    },
  },
  'protection-will': {
    text: '¿Tiene un testamento válido?',
    options: {
      current: 'Sí, y está al día',
      old: 'Sí, pero quizá no esté al día',
      started: 'He empezado a pensar en ello',
      none: 'No',
    },
  },
  'protection-scams': {
    text: '¿Qué hace usted para proteger su dinero de las estafas? Elija todo lo que corresponda.',
    options: {
      passwords: 'Uso una contraseña distinta para cada cuenta',
      second_step: 'Uso un código o una aplicación como segundo paso al iniciar sesión',
      call_back: 'Devuelvo la llamada a un número que he buscado yo',
      statements: 'Reviso mis extractos por si hay pagos extraños',
    },
    none: 'Nada de esto',
  },
};
