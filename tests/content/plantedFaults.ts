import type { BookPack } from '#contract/bookPack.ts';

/** A pack as an author may write it: any value anywhere. */
// biome-ignore lint/suspicious/noExplicitAny: faults are what the types forbid
type Written = Record<keyof BookPack, any>;

/** One fault, and where the checker must find it. */
export interface PlantedFault {
  name: string;
  file: string;
  /** Path inside the file; left out where the fault is the whole file's. */
  field?: string;
  /** Planted into the sample book whose quiz has items of every form. */
  forms?: true;
  plant(pack: Written): void;
}

const fault = (file: string, field: string, name: string, plant: PlantedFault['plant']): PlantedFault => ({
  name,
  file,
  field,
  plant,
});

/** Items of the sample book with every form. */
const [EVIDENCE, ORDER] = [6, 7] as const;
const formFault = (field: string, name: string, plant: PlantedFault['plant']): PlantedFault => ({
  ...fault('quiz.json', field, name, plant),
  forms: true,
});

/** One of each kind that the writing rules forbid, planted into the sample book. */
export const plantedFaults: readonly PlantedFault[] = [
  fault('book.json', 'terms[8]', 'a term that the text never uses', ({ book }) => book.terms.push('용궁')),
  fault('book.json', 'labels[1]', 'a label twice', ({ book }) => (book.labels = ['바다', '바다'])),
  fault('book.json', 'raq', 'a difficulty off the scale', ({ book }) => (book.raq = 1500)),
  fault('book.json', 'summary', 'a summary of one word', ({ book }) => (book.summary = '재미있어요.')),
  fault('book.json', 'category', 'a category that does not exist', ({ book }) => (book.category = 'COMIC')),
  fault('book.json', 'region', 'a region that we do not know', ({ book }) => (book.region = 'US')),
  fault('pages.json', 'pages[4].pageNo', 'a gap in the page numbers', ({ pages }) => (pages.pages[4].pageNo = 9)),
  fault('pages.json', 'pages', 'too few pages', ({ pages }) => (pages.pages = pages.pages.slice(0, 6))),
  fault('pages.json', 'pages[2].paragraphs[0]', 'a paragraph twice', ({ pages }) => {
    pages.pages[2].paragraphs[0] = pages.pages[1].paragraphs[0];
  }),
  fault('pages.json', 'pages[0].paragraphs[0]', 'a picture character', ({ pages }) => {
    pages.pages[0].paragraphs[0] += ' \u{1F42C}';
  }),
  fault('pages.json', 'pages[0].paragraphs[0]', 'decomposed Hangul', ({ pages }) => {
    pages.pages[0].paragraphs[0] = pages.pages[0].paragraphs[0].normalize('NFD');
  }),
  fault('puzzle.json', 'words[0].clue', 'a clue with its answer', ({ puzzle }) => {
    puzzle.words[0].clue = '바다라고 부르는 넓은 물';
  }),
  fault('puzzle.json', 'words[11].clue', 'a clue with the first syllables of its answer', ({ puzzle }) => {
    puzzle.words[11].clue = '소나 말도 피하는 갑작스러운 비';
  }),
  fault('puzzle.json', 'words[0].clue', 'a clue with the first consonants', ({ puzzle }) => {
    puzzle.words[0].clue = '첫소리가 ㅂㄷ인 넓은 물이에요';
  }),
  fault('puzzle.json', 'words[0].clue', 'a clue too short to help', ({ puzzle }) => (puzzle.words[0].clue = '넓은 물')),
  fault('puzzle.json', 'words[1].clue', 'two clues that cannot be told apart', ({ puzzle }) => {
    puzzle.words[1].clue = `${puzzle.words[0].clue}이다`;
  }),
  fault('puzzle.json', 'words[3].word', 'a word twice', ({ puzzle }) => (puzzle.words[3].word = '바다')),
  fault('puzzle.json', 'words[0].word', 'a word of one syllable', ({ puzzle }) => (puzzle.words[0].word = '물')),
  fault('puzzle.json', 'words[0].word', 'a word that is not Hangul', ({ puzzle }) => (puzzle.words[0].word = 'SEA')),
  fault('puzzle.json', 'words[0].word', 'a word from another book', ({ puzzle }) => (puzzle.words[0].word = '바구니')),
  fault('puzzle.json', 'words[5].pageNo', 'a page that is not there', ({ puzzle }) => (puzzle.words[5].pageNo = 77)),
  fault('puzzle.json', 'wanted', 'more words wanted than cross', ({ puzzle }) => {
    puzzle.wanted = 14;
    for (const entry of puzzle.words.slice(11)) entry.word = entry.word.replace(/./gu, '뷁');
  }),
  fault('matching.json', 'pairs', 'five pairs', ({ matching }) => (matching.pairs = matching.pairs.slice(0, 5))),
  fault('matching.json', 'pairs', 'nine pairs', ({ matching }) => {
    matching.pairs.push({ ...matching.pairs[0], id: 'm9', left: '아홉째', right: '아홉째 물건' });
  }),
  fault('matching.json', 'pairs[3].right', 'two partners for one card', ({ matching }) => {
    matching.pairs[3].right = matching.pairs[2].right;
  }),
  fault('matching.json', 'pairs[3].right', 'a card that names its partner', ({ matching }) => {
    matching.pairs[3].right = '라온의 종이배';
  }),
  fault('matching.json', 'pairs', 'a card twice as long as the others', ({ matching }) => {
    matching.pairs[0].right = '바닷가에서 하루 종일 찾은 조개껍데기';
  }),
  fault('matching.json', 'pairs', 'a picture in a book for older readers', ({ matching }) => {
    for (const [at, pair] of matching.pairs.entries()) pair.image = `ant-${at}`;
  }),
  fault('matching.json', 'pairs[2].image', 'a picture that is no name', ({ matching }) => {
    matching.pairs[2].image = '../ant.svg';
  }),
  fault('matching.json', 'relation', 'no relation', ({ matching }) => delete matching.relation),
  fault('ox.json', 'items', 'nine statements', ({ ox }) => ox.items.pop()),
  fault('ox.json', 'items', 'too many true ones', ({ ox }) => {
    for (const item of ox.items) item.answer = 'O';
  }),
  fault('ox.json', 'items', 'four equal answers in a row', ({ ox }) => {
    for (const [index, answer] of [...'OXOXXXXOOO'].entries()) ox.items[index].answer = answer;
  }),
  fault('ox.json', 'items[1].statement', 'a false one that gives itself away', ({ ox }) => {
    ox.items[1].statement = '나루는 항상 모래 언덕에서 팽이를 찾아요.';
  }),
  fault('ox.json', 'items[0].statement', 'a double negative', ({ ox }) => {
    ox.items[0].statement = '가람이 조개를 찾지 않은 것은 아니에요.';
  }),
  fault('ox.json', 'items', 'true ones that are longer', ({ ox }) => {
    for (const item of ox.items) if (item.answer === 'O') item.statement = `그날 아침 ${item.statement}`;
  }),
  fault('ox.json', 'items[4].statement', 'the same statement twice', ({ ox }) => {
    ox.items[4].statement = ox.items[2].statement;
  }),
  fault('ox.json', 'items[2].explanation', 'no explanation', ({ ox }) => delete ox.items[2].explanation),
  fault('ox.json', 'items[2].explanation', 'a place that nobody has filled', ({ ox }) => {
    ox.items[2].explanation = '여기에 왜 그런지 짧게 설명해요.';
  }),
  fault('ox.json', 'items[2].id', 'an id twice', ({ ox }) => (ox.items[2].id = 'o1')),
  fault('quiz.json', 'items[2].question', 'a stem that is no question', ({ quiz }) => {
    quiz.items[2].question = '초록 구슬의 주인은 다음과 같다.';
  }),
  fault('quiz.json', 'items[2].options', 'three options', ({ quiz }) => quiz.items[2].options.pop()),
  fault('quiz.json', 'items[2].options[3].text', 'none of the above', ({ quiz }) => {
    quiz.items[2].options[3].text = '정답 없음';
  }),
  fault('quiz.json', 'items[2].options[1].text', 'an option twice', ({ quiz }) => {
    quiz.items[2].options[1].text = quiz.items[2].options[0].text;
  }),
  fault('quiz.json', 'items[2].options[1].text', 'an option inside another', ({ quiz }) => {
    quiz.items[2].options[1].text = `${quiz.items[2].options[0].text}이`;
  }),
  fault('quiz.json', 'items[2].options', 'an option twice as long', ({ quiz }) => {
    quiz.items[2].options[3].text = '바닷가 마을에서 제일 부지런한 아이';
  }),
  fault('quiz.json', 'items[0].options[0].text', 'a right option that echoes the stem', ({ quiz }) => {
    quiz.items[0].options[0].text = '등대 아래 조개껍데기 주인';
    for (const at of [1, 2, 3]) quiz.items[0].options[at].text = `마을 골목 사는 아이 ${'나다라'[at - 1]}`;
  }),
  fault('quiz.json', 'items[2].answer', 'a fifth option', ({ quiz }) => (quiz.items[2].answer = 5)),
  fault('quiz.json', 'items', 'a key position never used', ({ quiz }) => {
    for (const [index, answer] of [...'1232132131'].entries()) quiz.items[index].answer = Number(answer);
  }),
  fault('quiz.json', 'items', 'four equal keys in a row', ({ quiz }) => {
    for (const [index, answer] of [...'1111223344'].entries()) quiz.items[index].answer = Number(answer);
  }),
  fault('quiz.json', 'items', 'questions of two kinds only', ({ quiz }) => {
    for (const [index, item] of quiz.items.entries()) item.category = index < 7 ? 'FACTUAL' : 'WORD';
  }),
  fault('quiz.json', 'items', 'a third of negative stems', ({ quiz }) => {
    for (const item of quiz.items.slice(0, 3)) item.question = item.question.replace('된 아이', '되지 않은 아이');
  }),
  fault('quiz.json', 'items[4].question', 'the same stem twice', ({ quiz }) => {
    quiz.items[4].question = quiz.items[0].question;
  }),
  fault('quiz.json', 'items[3].scene', 'a scene in a book with pages', ({ quiz }) => {
    delete quiz.items[3].pageNo;
    quiz.items[3].scene = '부두 창고의 아침';
  }),
  fault('quiz.json', 'items[3].pageNo', 'an item without its place', ({ quiz }) => delete quiz.items[3].pageNo),
  formFault('items[6].form', 'a form that does not exist', ({ quiz }) => (quiz.items[EVIDENCE].form = 'ESSAY')),
  formFault('items[6].sentences', 'three sentences', ({ quiz }) => quiz.items[EVIDENCE].sentences.pop()),
  formFault('items[6].sentences[1]', 'a sentence that is not on its page', ({ quiz }) => {
    quiz.items[EVIDENCE].sentences[1] = '빵집 골목에서 돌아오는 길, 새봄의 발걸음이 무거웠어요.';
  }),
  formFault('items[6].sentences[0]', 'a sentence of another page', ({ quiz, pages }) => {
    quiz.items[EVIDENCE].sentences[0] = pages.pages[2].paragraphs[3];
  }),
  formFault('items[6].sentences[1]', 'a part of a sentence', ({ quiz }) => {
    quiz.items[EVIDENCE].sentences[1] = '새봄의 발걸음이 가벼웠어요.';
  }),
  formFault('items[6].sentences[3]', 'a sentence twice', ({ quiz }) => {
    quiz.items[EVIDENCE].sentences[3] = quiz.items[EVIDENCE].sentences[0];
  }),
  formFault('items[6].sentences', 'a sentence three times as long as another', ({ quiz, pages }) => {
    pages.pages[EVIDENCE].paragraphs[0] += ' 우와아!';
    quiz.items[EVIDENCE].sentences[0] = '우와아!';
  }),
  formFault('items[6].sentences[2]', 'a right sentence that echoes the question', ({ quiz }) => {
    quiz.items[EVIDENCE].question = '새봄의 눈이 달님처럼 동그래졌다는 문장은 무엇일까요?';
  }),
  formFault('items', 'evidence in too many items', ({ quiz }) => {
    for (const at of [0, 1, 2]) quiz.items[at] = { ...quiz.items[EVIDENCE], id: `e${at}` };
  }),
  formFault('items[7].events', 'three events', ({ quiz }) => quiz.items[ORDER].events.pop()),
  formFault('items[7].events[2]', 'an event twice', ({ quiz }) => {
    quiz.items[ORDER].events[2] = quiz.items[ORDER].events[1];
  }),
  ...['먼저 가람의 발걸음이', '마지막에 가람의 발걸음이', '다음 날 가람의 발걸음이', '돌아온 뒤 가람의 발걸음이'].map(
    (words) =>
      formFault('items[7].events[0]', `a word that orders: ${words}`, ({ quiz }) => {
        quiz.items[ORDER].events[0] = `${words} 가벼웠어요`;
      }),
  ),
  formFault('items[7].events', 'numbers that order the events', ({ quiz }) => {
    quiz.items[ORDER].events[0] = '첫째 아이의 발걸음이 가벼웠어요';
    quiz.items[ORDER].events[1] = '둘째 아이 발걸음도 가벼웠어요';
  }),
  formFault('items[7].events[3]', 'an event of another book', ({ quiz }) => {
    quiz.items[ORDER].events[3] = '우주선 조종사가 은하수를 건넜어요';
  }),
  formFault('items[7].events', 'an event twice as long', ({ quiz }) => {
    quiz.items[ORDER].events[0] = '가람의 발걸음이 바닷가 마을에서 돌아오는 길에 아주 가벼웠어요';
  }),
  formFault('items', 'one item of order alone', ({ quiz }) => (quiz.items[ORDER] = quiz.items[0])),
  formFault('items', 'too few choices', ({ quiz }) => {
    for (const at of [0, 1]) quiz.items[at] = { ...quiz.items[ORDER], id: `r${at}` };
    for (const at of [2, 3]) quiz.items[at] = { ...quiz.items[EVIDENCE], id: `e${at}` };
  }),
  fault('think.json', 'prompts[0].prompt', 'a prompt that is closed', ({ think }) => {
    think.prompts[0].prompt = '찾은 물건의 이름을 적는다. 정답은 하나다.';
  }),
  fault('think.json', 'prompts[0].starters', 'the same beginning twice', ({ think }) => {
    think.prompts[0].starters[1] = think.prompts[0].starters[0];
  }),
  fault('think.json', 'prompts', 'two prompts', ({ think }) => think.prompts.pop()),
  fault('report.json', 'prompts[1]', 'the same suggestion twice', ({ report }) => {
    report.prompts[1] = report.prompts[0];
  }),
];
