import type { note as english } from '../en/note';

export const note: Record<keyof typeof english, string> = {
  'note.example': 'Estas cifras son un ejemplo, el mismo para todos.',
  'note.spending.unlinked': 'En cuanto conecte un banco, esta página mostrará sus propios meses.',
  'note.savings.unlinked':
    'En cuanto conecte un banco, el panel mostrará sus propios saldos. Estas metas siguen siendo un ejemplo por ahora.',
  'note.savings.linked': 'Sus propios saldos están en el panel. Estas metas siguen siendo un ejemplo por ahora.',
  'note.investments.unlinked':
    'En cuanto conecte un banco, el panel mostrará sus propios saldos. Estas inversiones siguen siendo un ejemplo por ahora.',
  'note.investments.linked':
    'Sus propios saldos están en el panel. Estas inversiones siguen siendo un ejemplo por ahora.',
  'note.budget.unlinked':
    'En cuanto conecte un banco, Gastos mostrará sus propios meses. Este presupuesto sigue siendo un ejemplo por ahora.',
  'note.budget.linked': 'Sus propios meses están en Gastos. Este presupuesto sigue siendo un ejemplo por ahora.',
  'note.insights':
    'Su propia puntuación y sus motivos están en el panel, a partir de sus respuestas al chequeo financiero. Las cuentas conectadas sugieren respuestas y solo la cambian con las que usted confirma.',
  'note.recommendations':
    'Nada de esto se elige según sus respuestas o cuentas. Sus propios próximos pasos están en el panel.',
  'note.linkBank': 'Conectar un banco',
  'note.toDashboard': 'Ir al panel',
  'note.toSpending': 'Ir a Gastos',
};
