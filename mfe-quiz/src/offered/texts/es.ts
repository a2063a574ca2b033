import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'offered.answer': 'Sus cuentas vinculadas indican: {answer}',
  'offered.months': 'El dinero de sus cuentas bancarias cubre {months} meses de sus gastos.',
  'offered.month': 'El dinero de sus cuentas bancarias cubre un mes de sus gastos.',
  'offered.days': 'El dinero de sus cuentas bancarias cubre unos {days} días de sus gastos.',
  'offered.day': 'El dinero de sus cuentas bancarias cubre menos de dos días de sus gastos.',
  'offered.spent': 'Usted gastó el {percent} de lo que ingresó.',
  'offered.basis':
    'Según sus movimientos de {first} a {last}, a fecha de {date}. Las cuentas no vinculadas no se tienen en cuenta.',
  'offered.question': '¿Es correcto?',
  'offered.use': 'Usar esta respuesta',
  'offered.used': 'Elegida según sus cuentas. Aún puede elegir otra respuesta.',
};
