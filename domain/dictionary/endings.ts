import { disassemble } from 'es-hangul';
import type { StemKind } from './wordStems.ts';

/** What may stand behind a noun made of an ending: 먹기는, 큼을. */
const AS_NOUN =
  '(?:가|를|는|도|로|로는|로도|만|만은|만을|만도|에|에는|엔|와|라도|까지|까지는|보다|보다는|보다도|부터|조차|마저|의|는커녕|나|야)?';
const AS_NOUN_AFTER_CONSONANT = '(?:이|을|은|도|으로|만|에|과|이라도|까지|보다|의|이나|이다|이었다|이에요)?';
/** What may stand behind a quoted end: 간다고, 가라는. */
const QUOTED =
  '(?:고|고요|고도|고는|고만|고들|는|는데|는구나|는구려|는군|는군요|며|면|면서|면서요|면서도|니|니요|니까|던|던데|던데요|더군|더군요|더라|더니|더냐|지|지요|지만|가|가요|가는|가도|네|네요|란다|오|오만|마다|마다요|나|느니|기에|기보다|손)?';
const IN_MIDDLE =
  '(?:데|데도|데요|가|가요|지|지도|지요|지를|지는|구나|구려|군요|군|걸|걸요|대|대요|대로|만큼|듯|듯이|양)?';

const STEM = [
  '고(?:는|도|만|말고|말고요|서|서는|서도|서요|서야|요|야|나서|자|프.*|픈.*|팠.*)?|게(?:요|도|끔|나|만|는|까지|까지도)?|곤',
  `지(?:만|만은|만요|요|는|도|를|가|마는|마라|마세요|않.*)?|질|기${AS_NOUN}|길|긴|기에는`,
  `는${IN_MIDDLE}|는다${QUOTED}|는단다|는답니다|는대|는대요|던(?:가|가요|데|데요|지|지도|걸|걸요)?`,
  `다${QUOTED}|답니다|단|단다|대|대요|네(?:요)?|니(?:까|까요|라)?|나(?:요|니)?|냐${QUOTED}|느냐${QUOTED}|느라(?:고)?|는구나|노라.*`,
  `자${QUOTED}|자마자|자꾸나|도록(?:이나|은|까지|요)?|거나|거든(?:요)?|거라.*|너라|건(?:만|대)?|겠[ㄱㄴㄷㅅㅇㅈ].*|잖아(?:요)?|잖니|잖소|잖습니까|잖냐|잖은가`,
  '습니다(?:만)?|습니까|습디다|소(?:서|이다)?|구나|구려|군(?:요)?|구먼.*|더(?:니|니만|라|라고|라고요|라는|라도|라면|라니|라니까|라지|라던가|래|래요|랍니다|란다|랬.*|군|군요|구나|구려|냐|이다)|든(?:지|가)?|듯(?:이|도)?|랴|되|죠|므로|올시다',
].join('|');

/** ㄴ, ㄹ, ㅁ and ㅂ close the syllable that the stem ends in. */
const PLAIN_LINKED = [
  `ㄴ${IN_MIDDLE}|ㄴ다(?:기에|기보다)?|ㄴ다${QUOTED}|ㄴ단|ㄴ단다|ㄴ답니다|ㄴ답니까|ㄴ대|ㄴ대요|ㄴ들|ㄴ채|ㄴ담`,
  `냐${QUOTED}`,
  'ㄹ(?:까|까요|까봐|락|지|지도|지라도|지는|지를|게|게요|걸|걸요|수록|래|래요|뿐|뿐만|때|만큼|듯|듯이|텐데|라|라고|런지|는지|거야|거예요)?',
  `ㅁ${AS_NOUN_AFTER_CONSONANT}|ㅂ니다(?:만)?|ㅂ니까|ㅂ죠|ㅂ지요|ㅂ시다|ㅂ시오|ㅂ디다|ㅂ쇼`,
  '니(?:까|까요|까는|라)?|나(?:마)?|면(?:서|서도|서요|은|요|야|서부터)?|며(?:는)?|러|므로|마|오|소서|랴|되|ㄴ데',
  `려(?:고|고요|고는|고만|고도|는|는데|는지|는구나|면|면은|면서|면서도|던|거든|나|느냐|니|다|다가)?|렵니다|라${QUOTED}|란다|랍니다|렵니까|렵니다|렴|련|련만|려무나|라니|라니까|라지|리라.*|리(?:다|까)`,
].join('|');

/** The same, and with what honours somebody: 시. */
const LINKED = [
  PLAIN_LINKED,
  `시(?:${STEM}|${PLAIN_LINKED})`,
  '세요|셔(?:서|요|도|야)?|셨[ㄱㄴㄷㅅㅇㅈ].*|신(?:다.*|데|지|가.*|단다|대)?|실(?:까.*|지.*|게|래요|때)?|십니다|십니까|십시오|십시다|심',
].join('|');

const JOINED =
  '(?:서|서는|서도|서라면|서라도|서까지|서만|서야|서요|서인지|요|도|도요|야|야만|야지|야지요|야죠|야겠.*|라|라고|라는|라도|다|다가|지|선|야요|지라)?|ㅆ[ㄱㄴㄷㅅㅇㅈ].*|ㄴ|ㅁ';

/** Verbs that follow 아 or 어 without a space, each in its three shapes. */
const FOLLOWING: Record<StemKind, string> = {
  stem: '지|보|주|가|오|내|버리|놓|두|나|드리|대|있|하|가지|쌓|들|앉',
  linked: '지|보|주|가|오|내|버리|놓으|두|나|드리|대|있으|하|가지|쌓으|들|앉으',
  joined: '져|지어|보아|봐|주어|줘|가|와|내|내어|버려|놓아|놔|두어|둬|나|드려|대|있어|해|가져|들어|앉아',
};

const endsOf = {
  stem: STEM,
  linked: LINKED,
  joined: `${JOINED}|(?:${FOLLOWING.stem})(?:${STEM})|(?:${FOLLOWING.linked})(?:${LINKED})|(?:${FOLLOWING.joined})(?:${JOINED})`,
} satisfies Record<StemKind, string>;

/** What may follow a stem, in single letters, by the shape of the stem. */
export const endings: Record<StemKind, RegExp> = {
  stem: compile(endsOf.stem),
  linked: compile(endsOf.linked),
  joined: compile(endsOf.joined),
};

function compile(ends: string): RegExp {
  return new RegExp(`^(?:${disassemble(ends)})$`, 'u');
}
