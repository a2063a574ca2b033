import type { Translation } from '../../../language/catalogues';
import type { upkeep as en } from '../en/upkeep';

const STAYS = 'Hilft, Ihren Finanz-Score gesamt zu halten';
const EASIER = 'Macht jeden weiteren Schritt leichter';

export const upkeep: Translation<typeof en> = {
  'keep-cash-flow': {
    title: 'Ihre Ausgaben im Griff behalten',
    text: 'Um Ihr tägliches Geld steht es gut, und damit fängt alles andere an. Zweimal im Jahr ein Blick auf Ihre regelmäßigen Zahlungen, dann bleibt es so.',
    effect: STAYS,
  },
  'keep-emergency-fund': {
    title: 'Ihren Puffer pflegen',
    text: 'Für eine Überraschung sind Sie gut gerüstet. Füllen Sie Ihre Ersparnisse wieder auf, wenn Sie davon genommen haben, und heben Sie das Ziel an, wenn das Leben teurer wird.',
    effect: STAYS,
  },
  'keep-debt': {
    title: 'Schulden so gering halten, wie sie sind',
    text: 'Was Sie schulden, belastet Sie nicht. Prüfen Sie vor einem neuen Kredit, ob die Raten noch passen würden, wenn sich Zinsen oder Ihr Einkommen ändern.',
    effect: STAYS,
  },
  'keep-protection': {
    title: 'Einmal im Jahr Ihren Schutz überprüfen',
    text: 'Sie sorgen für das, was Sie haben. Ein neues Zuhause, ein Kind oder eine neue Stelle ist der Moment, Versicherungen und Testament wieder anzusehen.',
    effect: STAYS,
  },
  'keep-planning': {
    title: 'Ihren Plan lebendig halten',
    text: 'Sie denken voraus, und das sieht man. Vergleichen Sie alle paar Monate den Plan mit dem, was geschah, und ändern Sie, was nicht mehr passt.',
    effect: STAYS,
  },
  'keep-investing': {
    title: 'Einmal im Jahr Ihre Anlagen prüfen',
    text: 'Mit Anlagen kennen Sie sich aus. Einmal im Jahr verdienen Gebühren und Ihr Zeitraum einen Blick, denn beide ändern sich unbemerkt.',
    effect: STAYS,
  },
  'check-in': {
    title: 'In drei Monaten wieder nachsehen',
    text: 'Zu wissen, wo man steht, ist der erste Schritt, und den haben Sie getan. Wählen Sie eine Maßnahme aus dieser Liste, und machen Sie das Quiz in drei Monaten noch einmal, um zu sehen, was sich geändert hat.',
    effect: 'Zeigt, wie weit Sie gekommen sind',
  },
  talk: {
    title: 'Mit einem vertrauten Menschen über Geld sprechen',
    text: 'Ein Plan, von dem noch jemand weiß, ist leichter einzuhalten. Wählen Sie einen Menschen, der zuhört, und erzählen Sie ihm, was Sie dieses Jahr ändern wollen.',
    effect: EASIER,
  },
  papers: {
    title: 'Unterlagen an einem Ort aufbewahren',
    text: 'Kredite, Versicherungen, Super und Steuern in einem Ordner, auf Papier oder verschlüsselt, sparen Stunden, wenn sich etwas ändert, und helfen denen, die vielleicht für Sie handeln müssen.',
    effect: EASIER,
  },
};
