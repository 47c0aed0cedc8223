import { type ComprehensionCategory, comprehensionCategories } from '../book/comprehensionCategories.ts';
import type { CategoryResult } from './categoryResults.ts';

/** What readers of a level read with understanding, by the first of the school years it is for. */
const meanings: readonly { fromYear: number; title: string; text: string }[] = [
  {
    fromYear: 0,
    title: '그림과 글을 함께 읽는 새싹 독자',
    text: '그림이 있는 짧은 이야기를 소리 내어 읽고, 누가 무엇을 했는지 말할 수 있어요.',
  },
  {
    fromYear: 3,
    title: '이야기를 끝까지 따라가는 줄기 독자',
    text: '여러 쪽으로 된 이야기와 쉬운 설명글을 읽고, 일이 일어난 차례와 까닭을 찾을 수 있어요.',
  },
  {
    fromYear: 5,
    title: '글 속의 뜻을 헤아리는 잎새 독자',
    text: '인물의 마음이 드러나지 않은 이야기와 자료가 담긴 설명글을 읽고, 숨은 뜻을 짐작할 수 있어요.',
  },
  {
    fromYear: 7,
    title: '글쓴이의 생각을 따져 보는 꽃 독자',
    text: '주장과 근거가 있는 글, 상징이 담긴 작품을 읽고, 글쓴이의 생각을 내 생각과 견줄 수 있어요.',
  },
  {
    fromYear: 9,
    title: '넓은 세계를 읽어 내는 열매 독자',
    text: '여러 관점이 담긴 긴 글과 옛 작품을 읽고, 시대와 사회에 비추어 풀이할 수 있어요.',
  },
  {
    fromYear: 11,
    title: '스스로 길을 여는 숲 독자',
    text: '이론과 사상을 다룬 책까지 읽고, 글과 글을 이어 나만의 생각을 세울 수 있어요.',
  },
];

/** What reading at this level is like, in words for the student. */
export function levelMeaning(level: string): { title: string; text: string } {
  const year = level === '10B' ? 11 : Number.parseInt(level, 10);
  const { title, text } = meanings.findLast(({ fromYear }) => fromYear <= year) ?? { title: '', text: '' };
  return { title, text };
}

const tips: Readonly<Record<ComprehensionCategory, string>> = {
  WORD: '모르는 낱말을 만나면 앞뒤 문장으로 뜻을 짐작한 다음, 사전에서 맞는지 확인해 보세요.',
  CONTEXT: '‘그래서’, ‘하지만’ 같은 이어 주는 말에서 잠깐 멈추고, 앞뒤가 어떻게 이어지는지 말해 보세요.',
  SENTENCE: '긴 문장은 누가 무엇을 했는지 먼저 찾고, 꾸며 주는 말은 나중에 붙여 읽어 보세요.',
  FACTUAL: '한 쪽을 읽을 때마다 누가, 언제, 어디서, 무엇을 했는지 한 줄로 적어 보세요.',
  SPECULATIVE: '인물이 왜 그렇게 했을지, 다음에 무슨 일이 일어날지 짐작하고 근거가 되는 문장을 찾아보세요.',
  CRITICAL: '글쓴이의 생각에 고개를 끄덕일 수 있는지, 근거는 알맞은지 스스로에게 물어보세요.',
  SENTIMENTAL: '마음에 남는 장면을 골라 그때 인물의 마음을 내 말로 적어 보세요.',
  CREATIVE: '뒷이야기를 짓거나 결말을 바꾸어, 새 이야기를 친구에게 들려줘 보세요.',
};

const EVERYBODY = '딱 맞는 책을 날마다 조금씩 읽고, 가끔은 도전하는 책도 한 권 골라 보세요.';
const MOST_TIPS = 2;

/** What to try next: a tip for the kinds of question that need practice, the shortest bar first, and one for everybody. */
export function nextSteps(results: readonly CategoryResult[]): string[] {
  const place = (category: ComprehensionCategory) => comprehensionCategories.indexOf(category);
  const weak = results
    .filter(({ word }) => word === 'PRACTISE')
    .sort((one, other) => one.standing - other.standing || place(one.category) - place(other.category));
  return [...weak.slice(0, MOST_TIPS).map(({ category }) => tips[category]), EVERYBODY];
}
