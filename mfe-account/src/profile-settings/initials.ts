const firstLetter = (text: string): string => Array.from(text.trim())[0] ?? '';

/** Returns the initials of the user's names, or else the first letter of the e-mail address. */
export function initialsOf(
  { first_name, last_name }: { first_name: string; last_name: string },
  email: string,
): string {
  return (firstLetter(first_name) + firstLetter(last_name) || firstLetter(email)).toUpperCase();
}
