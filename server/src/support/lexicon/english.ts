import { abuse } from './english-abuse';
import { crisis } from './english-crisis';
import { END, type Lexicon } from './lexicon';

const CANT = '(?:can ?(?:no)?t|could ?n ?t|could not|unable to|not able to)';
const DONT = '(?:do ?n ?t|do not|did ?n ?t|did not|does ?n ?t|does not)';
const BETTING =
  '(?:gambling|betting|punting|the pokies|pokies|the casino|casinos?|online casinos?|the slots|poker machines)';
const EVENT = '(?:the |a )?(?:horses?|dogs|greyhounds?|races?|footy|football|sports?|cricket|nrl|afl|trots|tab)';
const ASSETS =
  '(?:shares?|stocks?|the market|markets|property|properties|real estate|bitcoin|crypto|etfs?|index funds?|myself|my future|the future|growth|tech|rates|interest|inflation|prices|gold)';
const HOME_COST =
  '(?:rent|mortgage|bills?|power|electricity|gas|food|groceries|medicine|medication|nappies|school fees|repayments|loan|loans|basics)';

/** English, version 1. */
export const english: Lexicon = {
  crisis,
  abuse,
  gambling: {
    signs: [
      'gambl(?:e|es|ed|er|ers|ing|ings)',
      'poki(?:e|es)',
      'poker machines?',
      'slot machines?',
      '(?:on|at|playing) the slots',
      'online (?:casinos?|slots|poker)',
      '(?:sports?|online|football|footy|horse|my|his|her|secret) (?:bets?|betting|wagers?)',
      '(?:stop|quit|stopping|quitting|control|controlling|addicted to|addiction to|hooked on|problem with|debts? from|losses from|losing on|lost on|too much on|money on|savings on|pay on|wages on) (?:my |the )?(?:betting|punting|bets|punt|casino|lottery|scratchies)',
      '(?:bet|bets|betting|wager|punt|punting|punts) (?:too much|all|every|everything|away|again|my (?:pay|wages|savings|rent)|losses|apps?|debts?|addict\\w*|problem|habit|compulsively)',
      `(?:bet|bets|betting|wager|wagering|punt|punting) on ${EVENT}`,
      `(?:lose|loses|losing|lost|blow|blows|blew|blowing|spend|spends|spent|spending|waste|wastes|wasted|wasting|gone) .. (?:at|on|to|in) (?:${BETTING}|${EVENT}${END})`,
      '(?:betting|gambling|casino|poker|punting) (?:loss|losses|debts?|addict|addiction|problem|habit)',
      '(?:i|he|she|we|husband|wife|partner|son|dad|mum|ex) (?:bets?|punts?) (?:on (?:it|them|everything|anything)|online|daily|weekly|a lot)',
      '(?:sportsbet|ladbrokes|bet365|tabcorp|pointsbet|neds|unibet)',
      'chas(?:e|ing) (?:my |the |his |her )?losses',
      '(?:place|placing|placed) (?:a |more |my )?bets?',
      'keeps? betting',
      'how (?:much|often) (?:i|he|she|we) (?:bets?|punts?)',
    ],
    harmless: [
      `${DONT} want to (?:gamble|bet) (?:with|on) (?:my|our|the|${ASSETS})`,
      `(?:${DONT}|never|not|no|without|avoid|avoiding|nor|is ?n ?t|wo ?n ?t|am not|zero) (?:like |likes |want to |ever |really |believe in |into |in |a fan of |interested in |to |any |a |an |problem |placing |place |bet or |bet nor |drink or |drink smoke or |smoke or |smoke drink or |play |touch |use |do ){0,4}(?:gambl\\w{1,4}|pokies?|online casinos?|sports? bet\\w*|bets?)(?! (?:any ?more|again|so much|as much|too much|less))`,
      '(?:i |we |have |ve |since i |long ago |already )(?:quit|stopped|gave up|given up) gambling',
      `${ASSETS} (?:is|are|feels?|seems?|looks?|can be|was|were) (?:just |a bit |a bit of |too |too much |much |basically |pure |a lot |a |all |about ){0,4}(?:like )?(?:a |an )?gambl\\w{1,4}`,
      '(?:invest|investing|trading|it|that|this|which|day trading|options) (?:is|are|feels?|seems?|looks?|felt|seemed|can be) (?:just |a bit |too |too much |much |basically |pure |a lot |almost ){0,4}(?:like )(?:a |an )?gambl\\w{1,4}',
      '(?:investing|trading|options|it) (?:is|are|s) (?:just |basically |pure |a )gambl\\w{1,4}',
      '(?:too much )?like (?:a gamble|gambling)',
      `(?:gambl\\w{1,4}|bet|bets|betting) (?:with |my (?:money|savings|house) )?on ${ASSETS}`,
      '(?:gambl\\w{1,4}|betting) with my (?:super|retirement|future|investments)',
      'take a gamble',
      'gamble responsibly',
      '(?:ethical|ethically|invest|investing|investments|fund|funds) .. (?:guns|weapons|arms|tobacco|coal|oil) (?:and|or) gambling',
      '(?:no|without) (?:guns|weapons|arms|tobacco|coal|oil) (?:and|or) gambling',
      'gambling (?:compan(?:y|ies)|stocks?|shares|industry|firms?|business(?:es)?|sector|operators?|advertis\\w+|ads|revenue)',
      '(?:avoid|avoids|avoiding|exclude|excludes|excluding|screen out|screens out|boycott|invest in|investing in|profit from) .. gambling',
      '(?:tobacco|weapons|arms|coal|fossil fuels|porn|pornography|oil)(?: ,){0,2}(?: and| or)? gambling',
      'gambling(?: ,){0,2}(?: and| or)? (?:tobacco|weapons|arms|coal|fossil fuels|porn|pornography)',
      '(?:my|the|your|a|safest|best|good|safe|sure) (?:best|safe|safest|sure) bets?',
      `my bets? (?:is|are|on ${ASSETS})`,
    ],
  },
  money: {
    signs: [
      '(?:about|going|gonna|likely) to be (?:evicted|kicked out|homeless|repossessed|thrown out)',
      '(?:being|been|getting|got|get|be|was|were|is|are) evicted',
      '(?:facing|fear|fear of|threat of|threatened with|avoid|avoiding|stop|notice of|an|the|risk of|risking) eviction',
      'eviction notice',
      'evict(?:ing)? (?:us|me)',
      '(?:debt )?collection agenc(?:y|ies)',
      '(?:not|is ?n ?t|never) enough (?:money )?to eat',
      '(?:i m|im|i am|am|we re|we are|become|becoming|be|end up|ending up|are|almost|nearly|being) homeless',
      '(?:living|live|sleeping|sleep) in (?:my|our|the|a) (?:car|van|tent|street)(?! on (?:safari|holidays?))',
      'sleep(?:ing)? rough',
      'debt collect(?:or|ors|ion)',
      'bailiffs?',
      'loan sharks?',
      `(?:${CANT}|struggle to|struggling to|how to|no way to|no money to|hard to|not enough to) (?:even |always |properly |barely |afford to ){0,2}(?:feed|clothe) (?:my|our|the|myself|ourselves)`,
      `${CANT} put food on`,
      `(?:${CANT}|no money to|struggle to|struggling to|not enough to) (?:even |afford to |always )?(?:pay|make|afford|cover|keep up with|meet|buy) (?:my |our |the |any |enough |for |this (?:week|month) s ){0,4}${HOME_COST}`,
      `(?:no|not enough|without) (?:money|cash|anything) (?:left )?for (?:food|rent|groceries|medicine|bills)`,
      '(?:no food|nothing to eat|empty fridge|run out of food)',
      '(?:kids|children|family|we|i|am|im|i m|are|going|go|goes|went) (?:are |am |is |all |always |to bed )?hungry',
      '(?:skip|skipping|skipped|miss|missing) meals?',
      '(?:starving|starve)',
      '(?:power|electricity|gas|water|phone|heating) (?:is|was|has been|got|gets|being|getting|will be|about to be) (?:cut|shut|turned|switched|disconnected)(?: off)?',
      '(?:cut|cutting|shut|disconnect|disconnected) (?:off )?(?:my|our|the) (?:power|electricity|gas|water)(?! bills?| usage| use| costs?| plan)',
      '(?:behind|fallen behind|falling behind|arrears) (?:on|with|in) (?:my|our|the)? ?(?:rent|mortgage|bills|repayments|loan)',
      '(?:rent|mortgage) arrears',
      'repossess(?:ed|ing|ion)?',
      'foreclos(?:e|ed|ing|ure)',
      '(?:losing|about to lose|going to lose|gonna lose|might lose|could lose|will lose) (?:my|our|the) (?:home|house|unit|flat)',
      '(?:drowning|sinking) in (?:my |our )?(?:debts?|bills|loans)',
      '(?:go|going|went|facing|face|declare|declaring|file for|filing for) bankrupt(?:cy)?',
      `(?:${CANT}|do ?n ?t|struggl\\w{1,3} to|barely|hardly) make ends meet`,
      'foodbank|food bank',
    ],
    harmless: [
      '(?:never|not|no longer|nobody|avoid being) (?:be |been |being |get |getting |ever ){0,4}(?:evicted|homeless|repossessed|behind on|behind with|bankrupt|go bankrupt|going bankrupt)',
      '(?:evict|evicted|evicting|eviction of) (?:my|a|the|our) tenants?',
      '(?:no|never any|not any|without) (?:debt collect\\w+|repossession\\w*|evictions?|bankruptc\\w+|(?:rent |mortgage )?arrears|loan sharks?)',
      '(?:work|working|job|worked) as (?:a )?(?:debt collector|bailiff)',
      `${CANT} (?:pay|afford|cover) (?:any )?(?:more|extra|higher|bigger|off|a bigger|a higher)`,
      `${CANT} (?:afford|pay|buy) (?:the |a |my )?(?:food|power) (?:tools?|truck|business|processor|tours?|boat|wall|bill for the pool)`,
      '(?:donate|donating|give|giving|volunteer|volunteering|help|helping|work|support|supporting) .. (?:food ?bank|homeless\\w*|hungry|starving)',
      '(?:hungry|starving) (?:for (?:growth|knowledge|more|success|returns)|artists?|to (?:learn|succeed|invest))',
      '(?:retire|living|live|travel|travelling) .. in (?:my|our|the|a) van',
      '(?:buy|buying|bid on|bought) (?:a |an )?(?:repossessed|foreclosed)',
    ],
  },
};
