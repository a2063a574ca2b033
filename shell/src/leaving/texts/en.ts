export const en = {
  'leave.title': 'Leave without saving?',
  'leave.leave': 'Leave',
  'leave.stay': 'Stay',
} as const satisfies Record<string, string>;
