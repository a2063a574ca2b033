import type { NeedPatterns } from './lexicon';

const DONT = '(?:do ?n ?t|do not|did ?n ?t|did not|does ?n ?t|does not)';
const WONT = '(?:wo ?n ?t|will not|does ?n ?t|does not|never|refuses to|would ?n ?t)';
const RELATIVE =
  '(?:partner|husband|wife|spouse|boyfriend|girlfriend|bf|gf|fiancee?|ex|dad|father|stepdad|mum|mom|mother|son|daughter|brother|sister|uncle|family|carer|in laws)';
const WHO = `(?:(?:my|the) (?:ex )?${RELATIVE}|he|she)`;
const MY_MONEY =
  '(?:my|our|all the|all my|all our) (?:own )?(?:money|finances|pay|pays|paycheck|salary|wages?|income|earnings|pension|bank|accounts?|card|cards|savings|super|centrelink|spending)';
const HITS =
  '(?:hits?|beats?|bash(?:es)?|bashed|punch(?:es)?|punched|kicks?|kicked|slaps?|slapped|chokes?|choked|strangles?|strangled|shoves?|shoved|rapes?|raped|abuses?|abused|hurts|threatens?|threatened|stalks?|stalked)';

/** English, version 1: violence at home, and control of someone else's money. */
export const abuse: NeedPatterns = {
  signs: [
    `${WHO} .. (?:controls?|controlled|controlling|takes?|took|taking|steals?|stole|stealing|keeps?|kept|hides?|withholds?|drains?|empties|emptied|monitors?|checks) (?:all of |all )?${MY_MONEY}`,
    `(?:controls|controlling|takes|steals|withholds) (?:my|all my) (?:money|pay|wages?|salary|card|pension|centrelink)`,
    `${WHO} .. controls? (?:all (?:of )?)?(?:the|my|our|every) (?:money|finances|bank accounts?|everything|dollar|cent|penny)`,
    `${WHO} .. checks my phone`,
    `${WHO} (?:steals|stole|is stealing|keeps stealing) from me`,
    `${WHO} .. (?:takes?|took|steals?|stole|drain\\w*|empt\\w+) (?:our joint|(?:mum|dad|nan|gran|grandma|pop) s) (?:account|money|savings|pension|card)`,
    'no access to (?:any |our |my own )?(?:money|bank accounts?|cash)',
    `liv(?:e|ing) in fear(?: of (?:my (?:ex )?${RELATIVE}|him|her))?`,
    `(?:my|because (?:my|of my)) ${RELATIVE} ${WONT} (?:let|allow) (?:me|it)`,
    `${WHO} .. ${WONT} (?:let|allow|give) me`,
    `${WHO} .. (?:stops?|stopped|prevents?|forbids?) me (?:from )?(?:work\\w*|see\\w*|leav\\w*|go\\w*|hav\\w*|spend\\w*|using|getting)`,
    `${WHO} .. (?:forced?|forces|makes|made|bull\\w+|pressured?|threatened|coerced) me (?:to |into )?(?:sign\\w*|tak\\w* out|transfer\\w*|borrow\\w*|give|giving|hand\\w*|pay\\w* (?:his|her)|sell\\w*)`,
    `${WHO} .. (?:took|takes|put|puts|ran|opened|got) .. in my name`,
    `(?:afraid|scared|frightened|terrified|fearful) of (?:my (?:ex )?${RELATIVE}|him|her|what (?:he|she|my ${RELATIVE}))`,
    `${WHO} .. ${HITS} me`,
    '(?:hits|punches|kicks|slaps|chokes|strangles|bashes|abuses|rapes) me',
    '(?:domestic|family|partner|spousal) (?:violence|abuse)',
    '(?:financial|financially|economic|economically|emotional|emotionally|physical|physically|sexual|sexually|verbally) (?:abuse|abused|abusive|abuses)',
    `(?:abusive|violent|controlling|abuser|abusing) (?:ex |marriage|relationship|home|family|${RELATIVE})`,
    `${WHO} (?:is|was|s|gets|got|became|has been|can be) (?:so |very |really |getting |physically )?(?:abusive|violent|abusing me|hitting me|hurting me|beating me|threatening me|stalking me)`,
    'coercive control',
    `${WHO} .. threat\\w+ (?:to (?:kill|hurt|hit|leave me with nothing|take the kids)|my life)`,
    `(?:abused|beaten|bashed|strangled|choked|stalked|threatened|controlled|hit|hurt) by (?:my (?:ex )?${RELATIVE}|him|her)`,
    `(?:ask|beg) (?:my ${RELATIVE}|him|her) (?:for|before) .. (?:cent|dollar|money|permission|i spend)`,
    `(?:ask|need|get) (?:my ${RELATIVE} ?s?|his|her) permission`,
    '(?:i m|im|i am|am|was) not allowed .. (?:money|bank account|account|work|job|card|spend|leave|see)',
    `${DONT} feel safe (?:at home|in my (?:own )?home|with (?:him|her|my)|around (?:him|her|my))`,
    '(?:not safe|unsafe) (?:at home|in my (?:own )?home|with (?:him|her|my)|around (?:him|her|my))',
    `(?:leave|leaving|left|escape|escaping|fleeing|flee|get away from) (?:an? |my )(?:abus\\w+|violent|controlling)`,
    `(?:leave|leaving|escape|escaping|flee|fleeing|hide from|hiding from) (?:my ${RELATIVE}|him|her) safely`,
    '(?:avo|dvo|intervention order|restraining order) (?:against|on) (?:my|him|her)',
    'escap\\w+ violence',
  ],
  harmless: [
    `${WHO} .. (?:takes?|took) care of (?:all )?${MY_MONEY}`,
    `${WHO} .. keeps? ${MY_MONEY} (?:safe|in order|organised|together|on track)`,
    `${WHO} and (?:i|me) (?:both |jointly )?(?:control|take|keep|hide|check) ${MY_MONEY}`,
    `${WHO} .. (?:wo ?n ?t|will not|never|does ?n ?t|does not|would never|would ?n ?t|did ?n ?t) (?:ever )?${HITS} me(?! with)`,
    `${WHO} .. (?:never|does ?n ?t|does not|would never) (?:controls?|takes?|steals?|keeps?|hides?) ${MY_MONEY}`,
    `${WHO} .. (?:controls?|takes?|keeps?|hides?|checks) ${MY_MONEY} .. with me`,
    `${WHO} .. ${WONT} let me (?:down|forget|give up|go hungry|worry|fail|pay for (?:dinner|lunch|anything|drinks))`,
    `(?:not|never|are ?n ?t|is ?n ?t) (?:afraid|scared|frightened) of (?:my (?:ex )?${RELATIVE}|him|her)`,
    `(?:afraid|scared|frightened|terrified) of (?:my (?:ex )?${RELATIVE}|him|her) (?:losing|not|getting|leaving|dying|running|retiring|being|becoming|having|missing|outliving)`,
    `${HITS} me (?:with (?:a |an |the |more |extra )?(?:fees?|bills?|charges?|interest|tax|question|idea|news)|that|up for|like a ton|in the (?:pocket|wallet|hip pocket|budget)|at (?:chess|tennis|cards|golf)|to it)`,
    `(?:it|this|that|which|reality|inflation|bills?|rent|costs?|prices?|fees?|tax|taxes|rates?|mortgage|loan|economy|debt|interest|market|stress|realisation|christmas|school) (?:just |really |always |still |then |also )?${HITS} me`,
    '(?:domestic|family) violence (?:leave|polic(?:y|ies)|charit(?:y|ies)|training|sector|worker|organisation|law)',
    '(?:no|never|not) (?:any |had any |in an? |experienced )?(?:domestic|family|financial) (?:violence|abuse)',
    '(?:donate|donating|donated|give|giving|volunteer|volunteering|work|working|fundraise) .. (?:domestic|family) (?:violence|abuse)',
    '(?:accountants?|advis[eo]r|planner|bank|budget|app|work|boss|employer|fund|account|government|lender|broker) .. (?:takes|controls) my (?:money|pay|wages?|salary|card|pension)',
  ],
};
