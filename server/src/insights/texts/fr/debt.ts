import type { Translation } from '../../../language/catalogues';
import type { debt as en } from '../en/debt';

export const debt: Translation<typeof en> = {
  'payday-loan': {
    title: 'Sortir des prêts sur salaire (payday loans)',
    text: {
      behind: ({ helpline }) =>
        `Les prêts sur salaire et les avances d'argent comptent parmi les façons les plus chères d'emprunter. Après le loyer, l'énergie et la nourriture, ils passent avant les autres prêts, et un nouveau aide rarement. La ${helpline.name}, au ${helpline.phone} (gratuit), peut vous renseigner sur les prêts sans intérêts et les aménagements en cas de difficulté.`,
      upToDate: ({ helpline }) =>
        `Les prêts sur salaire et les avances d'argent comptent parmi les façons les plus chères d'emprunter : c'est là que ce qui reste après l'essentiel est le plus utile. Un nouveau aide rarement. La ${helpline.name}, au ${helpline.phone} (gratuit), peut vous renseigner sur les prêts sans intérêts.`,
    },
  },
  'card-in-full': {
    title: 'Avancer vers le paiement complet de votre carte',
    text: "Payez chaque mois plus que le minimum, même un peu, et n'ajoutez pas d'achats sur la carte tant qu'elle n'est pas soldée. Ensuite, un prélèvement du solde complet évite les intérêts.",
  },
  'highest-rate-first': {
    title: "Rembourser d'abord le taux le plus élevé",
    text: 'Notez le taux de chaque dette. Continuez à payer le minimum sur toutes, et mettez tout le reste sur celle au taux le plus élevé ; une fois celle-ci soldée, reportez le montant entier sur la suivante.',
    effect: "Moins d'intérêts pour les mêmes remboursements",
  },
  'repayment-plan': {
    title: 'Faire un plan de remboursement',
    text: "Faites la liste de chaque dette avec son solde, son taux et son échéance, et programmez les remboursements juste après le jour de paie. Demandez à vos prêteurs un taux plus bas ou une durée plus longue avant que l'argent ne manque.",
  },
  'repayment-share': {
    title: 'Ramener les remboursements à une part supportable',
    text: "Quand les remboursements prennent plus d'un tiers des revenus, il reste peu pour le reste. Ne contractez rien de nouveau, soldez la plus petite dette pour libérer sa mensualité, et demandez ce que coûterait en tout une durée plus longue.",
  },
  'bnpl-behind': {
    title: 'Rattraper vos paiements différés (BNPL)',
    text: ({ bnplRegulatedSince, helpline }) =>
      `Demandez au prestataire un aménagement : depuis le ${bnplRegulatedSince}, ces plans sont réglementés comme du crédit, il doit donc examiner votre demande. Laissez les nouveaux plans de côté jusqu'à ce que celui-ci soit payé. Aide gratuite : ${helpline.name}, ${helpline.phone}.`,
  },
  'bnpl-pause': {
    title: 'Faire une pause dans les paiements différés (BNPL)',
    text: ({ bnplRegulatedSince }) =>
      `Terminez les plans en cours avant d'en commencer un autre, et notez leurs échéances à côté de votre jour de paie. Depuis le ${bnplRegulatedSince}, ils sont réglementés comme du crédit : d'autres prêteurs peuvent donc les voir.`,
  },
  'high-debt-to-income': {
    title: "Faire une pause avant d'emprunter davantage",
    text: ({ highDebt }) =>
      `Les autorités jugent élevées des dettes de ${highDebt} fois le revenu annuel ou plus. Avant tout nouveau prêt, calculez les remboursements avec un taux plus haut, et voyez ce que des versements supplémentaires feraient économiser sur le prêt actuel.`,
  },
  'rate-rise': {
    title: 'Se préparer à des taux plus élevés',
    text: ({ rateRise }) =>
      `Les prêteurs vérifient si l'emprunteur supporterait un taux plus élevé de ${rateRise} points. Calculez ce remboursement, versez chaque mois la différence sur un compte offset ou d'épargne, et demandez un meilleur taux.`,
  },
  'help-awareness': {
    title: 'Comprendre votre prêt étudiant (HELP)',
    text: ({ helpThreshold }) =>
      `Un prêt HELP n'a pas de taux d'intérêt mais il est indexé chaque année, et il se rembourse par l'impôt dès que vous gagnez plus de ${helpThreshold} par an. Il est rarement utile de le rembourser avant des dettes plus chères.`,
    effect: 'Une question de moins',
  },
};
