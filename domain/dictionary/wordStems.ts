import { disassemble } from 'es-hangul';

/** How a stem goes on: `stem` takes 고 and 지, `linked` takes ㄴ and 면, `joined` holds its 아 or 어 and takes 서. */
export type StemKind = 'stem' | 'linked' | 'joined';

/** One of the shapes that a verb or an adjective takes before its endings, in single letters. */
export interface WordStem {
  letters: string;
  kind: StemKind;
}

// Classes that cannot be derived from the last letter. 묻다, 걷다 and 굽다 are both.
const CHANGING_DIGEUT = /(?:듣|걷|묻|싣|긷|붇|깨닫|일컫)$/u;
const PLAIN_BIEUP = /(?:잡|입|뽑|씹|접|집|꼽|좁|업|수줍|뵙|헤집)$/u;
const BOTH_BIEUP = /굽$/u;
const CHANGING_SIOT = /(?:짓|낫|잇|붓|긋|젓)$/u;
const PLAIN_HIEUT = /(?:좋|놓|넣|낳|쌓|닿|땋|찧|빻)$/u;
const PLAIN_REU = /(?:따르|치르|들르|우러르|다다르)$/u;
const REO = /(?:푸르|이르)$/u;

const VOWEL = /[ㅏ-ㅣ]$/u;
const BRIGHT = /[ㅏㅑㅗ][ㄱ-ㅎ]*$/u;

/**
 * The shapes of a verb or an adjective. More than one per kind where the language has more, such as 되어 and 돼.
 *
 * @param lemma ends in 다
 */
export function wordStems(lemma: string): WordStem[] {
  const stem = lemma.slice(0, -1);
  const letters = disassemble(stem);
  const stems: WordStem[] = [{ letters, kind: 'stem' }];
  const add = (kind: StemKind, ...shapes: string[]) => stems.push(...shapes.map((shape) => ({ letters: shape, kind })));
  if (stem.endsWith('하')) {
    add('linked', letters);
    add('joined', `${letters.slice(0, -1)}ㅐ`, `${letters}ㅇㅕ`);
  } else if (VOWEL.test(letters)) afterVowel(stem, letters, add);
  else afterConsonant(stem, letters, add);
  return stems;
}

type Add = (kind: StemKind, ...shapes: string[]) => void;

function afterVowel(stem: string, letters: string, add: Add): void {
  const open = letters.slice(0, -1);
  const last = letters.slice(-1);
  add('linked', letters);
  if (stem.endsWith('르') && !PLAIN_REU.test(stem)) {
    add('joined', `${open.slice(0, -1)}ㄹㄹ${vowelAfter(open.slice(0, -1))}`);
    if (REO.test(stem)) add('joined', `${letters}ㄹㅓ`);
  } else if (last === 'ㅡ') add('joined', open + vowelAfter(open));
  else if (last === 'ㅗ') add('joined', `${letters}ㅏ`, `${letters}ㅇㅏ`);
  else if (last === 'ㅜ') add('joined', `${letters}ㅓ`, `${letters}ㅇㅓ`, ...(stem === '푸' ? ['ㅍㅓ'] : []));
  else if (last === 'ㅣ') {
    if (/ㅗㅣ$/u.test(letters)) add('joined', `${open}ㅐ`, `${letters}ㅇㅓ`);
    else if (/[ㅜㅡ]ㅣ$/u.test(letters)) add('joined', `${letters}ㅇㅓ`);
    // 져 and 쳐 are always written together: 지어 is of 짓다.
    else if (/[ㅈㅊㅉ]ㅣ$/u.test(letters)) add('joined', `${open}ㅕ`);
    else add('joined', `${open}ㅕ`, `${letters}ㅇㅓ`);
  } else if (/[ㅏㅓㅕ]/u.test(last)) add('joined', letters);
  else add('joined', letters, `${letters}ㅇㅓ`);
}

function afterConsonant(stem: string, letters: string, add: Add): void {
  const open = letters.slice(0, -1);
  const last = letters.slice(-1);
  const own = vowelAfter(letters);
  const keep = () => {
    add('linked', `${letters}ㅇㅡ`);
    add('joined', `${letters}ㅇ${own}`);
  };
  const isCluster = /[ㄱ-ㅎ]$/u.test(open);
  if (last === 'ㄹ' && !isCluster) {
    add('linked', letters, open);
    add('stem', open);
    add('joined', `${letters}ㅇ${own}`);
  } else if (last === 'ㅂ' && !isCluster && !PLAIN_BIEUP.test(stem)) {
    add('linked', `${open}ㅇㅜ`);
    add('joined', `${open}ㅇㅜㅓ`, `${open}ㅇㅗㅏ`);
    if (BOTH_BIEUP.test(stem)) keep();
  } else if (CHANGING_DIGEUT.test(stem)) {
    add('linked', `${open}ㄹㅇㅡ`);
    add('joined', `${open}ㄹㅇ${own}`);
    if (/[묻걷]$/u.test(stem)) keep();
  } else if (CHANGING_SIOT.test(stem)) {
    add('linked', `${open}ㅇㅡ`);
    add('joined', `${open}ㅇ${own}`);
  } else if (last === 'ㅎ' && !isCluster && !PLAIN_HIEUT.test(stem)) {
    add('linked', open);
    add(
      'joined',
      open.replace(/.$/u, (vowel) => (vowel === 'ㅑ' || vowel === 'ㅕ' ? 'ㅒ' : 'ㅐ')),
    );
  } else keep();
}

/** 아 after a bright vowel, else 어. */
const vowelAfter = (letters: string) => (BRIGHT.test(letters) ? 'ㅏ' : 'ㅓ');
