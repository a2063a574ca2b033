import type { Translation } from '../../../language/catalogues';
import type { hardship as en } from '../en/hardship';

export const hardship: Translation<typeof en> = {
  'debt-counsellor': {
    title: 'Parler à un conseiller financier gratuit',
    text: ({ helpline }) =>
      `Prendre du retard arrive à beaucoup de foyers, et l'aide est gratuite, indépendante et confidentielle : appelez la ${helpline.name} (conseil en surendettement) au ${helpline.phone}. Un conseiller peut parler pour vous aux prêteurs et aux entreprises.`,
    effect: "Quelqu'un à vos côtés, gratuitement",
  },
  'priority-bills': {
    title: "Payer d'abord le logement, l'énergie et la nourriture",
    text: "Quand il n'y a pas assez pour tout, ce qui vous loge, vous nourrit et vous protège passe d'abord : loyer ou prêt immobilier, électricité et eau, nourriture et médicaments, puis amendes et impôts. Les autres dettes peuvent attendre, et chaque entreprise doit vous écouter quand vous dites que vous ne pouvez pas payer.",
    effect: "Protège l'essentiel pendant que vous rattrapez le retard",
  },
  hardship: {
    title: 'Demander un aménagement pour vos factures',
    text: "Les fournisseurs d'énergie, d'eau, de téléphone et d'internet ont des équipes pour les clients en difficulté, et les banques doivent aussi examiner une demande. Demandez avant l'échéance des paiements plus petits ou plus de temps, et notez à qui vous avez parlé.",
  },
  'income-support': {
    title: 'Vérifier à quelles aides vous avez droit',
    text: "Services Australia (l'organisme des aides sociales) verse des allocations, une aide au loyer et des aides d'urgence ; les remises sur l'énergie et les tarifs réduits viennent de votre État. En attendant, des associations aident avec de la nourriture et des bons. Un conseiller financier sait ce qui convient.",
    effect: "De l'argent ou un allègement auquel vous avez peut-être droit",
  },
};
