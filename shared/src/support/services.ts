import type { SupportKind } from '../contract';

export type ServiceId =
  | 'lifeline'
  | 'beyond-blue'
  | '13yarn'
  | '1800respect'
  | 'gambling-help'
  | 'debt-helpline'
  | 'mob-strong'
  | 'small-business';

export type SupportService = {
  id: ServiceId;
  /** The service's own name, in English in every language. */
  name: string;
  phone: string;
  /** Phone number for text messages, for users who cannot talk. */
  sms?: string;
  url: string;
  hours: 'always' | 'weekdays';
  kinds: readonly SupportKind[];
};

/** Source: https://www.qld.gov.au/emergency/emergencies-services/assistance/triple-000, as of 2026-11. */
export const emergency = { name: 'Triple Zero', phone: '000', kinds: ['crisis', 'abuse'] } as const satisfies {
  name: string;
  phone: string;
  kinds: readonly SupportKind[];
};

/**
 * Australian services in the order of their display, compared with stored copies of the pages named below in 2026-11.
 * Check all services before a release and at least twice a year.
 */
export const services: readonly SupportService[] = [
  {
    // Phone and text 24 hours: https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7
    id: 'lifeline',
    name: 'Lifeline',
    phone: '13 11 14',
    sms: '0477 13 11 14',
    url: 'https://www.lifeline.org.au/',
    hours: 'always',
    kinds: ['crisis'],
  },
  {
    // 24 hours: https://fortitudevalleynews.com.au/beyond-blue-mental-health-support-never-takes-a-holiday
    id: 'beyond-blue',
    name: 'Beyond Blue',
    phone: '1300 22 4636',
    url: 'https://www.beyondblue.org.au/',
    hours: 'always',
    kinds: ['crisis'],
  },
  {
    // 24 hours: https://www.miragenews.com/13yarn-secures-funds-to-boost-indigenous-crisis-1622554
    id: '13yarn',
    name: '13YARN',
    phone: '13 92 76',
    url: 'https://www.13yarn.org.au/',
    hours: 'always',
    kinds: ['crisis'],
  },
  {
    // Phone and text 24 hours: https://www.aap.com.au/news/domestic-violence-hotline-expands-to-text-services/
    id: '1800respect',
    name: '1800RESPECT',
    phone: '1800 737 732',
    sms: '0458 737 732',
    url: 'https://www.1800respect.org.au/',
    hours: 'always',
    kinds: ['abuse'],
  },
  {
    // Number: https://www.gamblinghelponline.org.au/covid-19-update; 24 hours: other organisations' pages about the service
    id: 'gambling-help',
    name: 'Gambling Help',
    phone: '1800 858 858',
    url: 'https://www.gamblinghelponline.org.au/',
    hours: 'always',
    kinds: ['gambling'],
  },
  {
    // Number: https://ndh.org.au/privacy/; weekdays 9:30-16:30: https://www.gracecartledgefinance.com.au/financial-support
    id: 'debt-helpline',
    name: 'National Debt Helpline',
    phone: '1800 007 007',
    url: 'https://ndh.org.au/',
    hours: 'weekdays',
    kinds: ['money'],
  },
  {
    // Number and hours: https://www.gracecartledgefinance.com.au/financial-support; run by Financial Rights Legal Centre
    id: 'mob-strong',
    name: 'Mob Strong Debt Help',
    phone: '1800 808 488',
    url: 'https://financialrights.org.au/',
    hours: 'weekdays',
    kinds: ['money'],
  },
  {
    // Source of weekdays 9:00 to 17:30: https://www.accc.gov.au/business/business-operations-and-costs/debt-help
    id: 'small-business',
    name: 'Small Business Debt Helpline',
    phone: '1800 413 828',
    url: 'https://sbdh.org.au/',
    hours: 'weekdays',
    kinds: ['money'],
  },
];

/** A service outside the kinds of help above. Hours are not stored: some services' hours have no official source. */
export type FurtherService = {
  id: 'elder-abuse' | 'idcare' | 'scamwatch' | 'interpreters';
  name: string;
  phone?: string;
  url: string;
};

export const furtherServices: readonly FurtherService[] = [
  {
    // Number: https://ag.gov.au/elderabuse; the number connects to the service of the caller's state
    id: 'elder-abuse',
    name: '1800 ELDERHelp',
    phone: '1800 353 374',
    url: 'https://www.healthdirect.gov.au/elder-abuse',
  },
  // Number: https://www.scamwatch.gov.au/stay-protected/what-to-do-if-youve-been-scammed; 1300 432 273 is an older number.
  { id: 'idcare', name: 'IDCARE', phone: '1800 595 160', url: 'https://www.idcare.org/' },
  { id: 'scamwatch', name: 'Scamwatch', url: 'https://www.scamwatch.gov.au/' },
  {
    // https://www.tisnational.gov.au/en/Our-services/Interpreting-services/Immediate-phone-interpreting, 24 hours
    id: 'interpreters',
    name: 'TIS National',
    phone: '131 450',
    url: 'https://www.tisnational.gov.au/',
  },
];

const meets = (kinds: readonly SupportKind[], needs: readonly SupportKind[]) =>
  kinds.some((kind) => needs.includes(kind));

/** Returns the services for the given needs, crisis services first. */
export const supportServicesFor = (needs: readonly SupportKind[]): SupportService[] =>
  services.filter(({ kinds }) => meets(kinds, needs));

/** True if the user is possibly in danger, so that the notice shows the emergency number. */
export const needsEmergencyNumber = (needs: readonly SupportKind[]): boolean => meets(emergency.kinds, needs);
