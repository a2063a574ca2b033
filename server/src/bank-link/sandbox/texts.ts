import { fillText } from '@verdant/shared/contract';
import { getSectionTexts, type SectionTexts } from '../../translations';

export type WidgetTexts = SectionTexts<'bank-widget'>;

/** Texts of the widget. Messages for developers are only in English. */
export const widgetTexts = getSectionTexts('bank-widget');

export const fillBankName = (text: string, bank: string): string => fillText(text, { bank });
