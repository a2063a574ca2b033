export const note = {
  'note.example': 'These figures are an example, the same for everybody.',
  'note.spending.unlinked': 'Once a bank is linked, this page shows your own months.',
  'note.savings.unlinked': 'Once a bank is linked, you can set goals of your own here.',
  'note.investments.unlinked': 'Once they are linked, this page shows your own investment and super accounts.',
  'note.investments.linked':
    'Your own investment and super accounts are shown here once they are linked or added. The figures below are an example.',
  'note.savings.kept': 'Your goals are kept, and are shown again once an account is added.',
  'note.savings.keptUnlinked': 'Your goals are kept, and are shown again once a bank is linked or an account is added.',
  'note.budget.kept': 'Your budget is kept, and is shown again once a file from your bank is added.',
  'note.budget.keptUnlinked':
    'Your budget is kept, and is shown again once a bank is linked or a file from your bank is added.',
  'note.budget.unlinked': 'Once a bank is linked, this page shows a budget of your own.',
  'note.insights':
    'Your own score and its reasons are on the dashboard, from your answers to the health check. Linked accounts suggest answers, and change it only through those that you confirm.',
  'note.recommendations':
    'Nothing here is chosen from your answers or accounts. Your own next steps are on the dashboard.',
  'note.linkBank': 'Link a bank',
  'note.bringFile': 'Bring a file from your bank',
  'note.toDashboard': 'Go to the dashboard',
} as const satisfies Record<string, string>;
