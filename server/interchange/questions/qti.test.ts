import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFormsPack } from '#domain/book-pack/testing/samplePack.ts';
import { type ReadItem, toQuestionFile } from '#domain/interchange/ReadItem.ts';
import { writeQti } from '#domain/interchange/writeQti.ts';
import { oxItems, quizItems } from '#tests/support/quizItems.ts';
import { draftQuiz as draftFile } from './draftQuiz.ts';
import { readQuestionXml } from './readQuestionXml.ts';

const QTI3 = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const readQtiItem = (source: string, place: string) => readQuestionXml(source, place)?.[0] ?? null;
const draftQuiz = (items: readonly ReadItem[], hasText: boolean) => draftFile(toQuestionFile(items), hasText);
const OPTIONS = ['등대', '숲', '들판', '우물'];

/** An item as other programs write it. */
function item(
  body: string,
  given: { rights?: string[]; cardinality?: string; head?: string; attributes?: string } = {},
): string {
  const { rights = ['A'], cardinality = 'single', head = '', attributes = '' } = given;
  return `<?xml version="1.0"?><qti-assessment-item xmlns="${QTI3}" identifier="whale-1" ${attributes}>
    <qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="identifier">
      <qti-correct-response>${rights.map((right) => `<qti-value>\n ${right} </qti-value>`).join('')}</qti-correct-response>
    </qti-response-declaration>${head}<qti-item-body>${body}</qti-item-body></qti-assessment-item>`;
}

const choices = (options = OPTIONS, attributes = 'max-choices="1"', prompt = '고래는 어디로 갔나요?') =>
  `<qti-choice-interaction response-identifier="RESPONSE" ${attributes}><qti-prompt>${prompt}</qti-prompt>${options
    .map((text, index) => `<qti-simple-choice identifier="${'ABCDEFGH'[index]}">${text}</qti-simple-choice>`)
    .join('')}</qti-choice-interaction>`;

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const reasonsOf = (source: string) => {
  const question = readQtiItem(source, 'a.xml');
  if (question === null) return null;
  return draftQuiz([question], true).report[0]?.reasons.join(' / ');
};

describe('an item of QTI', () => {
  it('is read with its text, its options and its right answer', () => {
    const source = item(
      `<p>먼 바다에 <b>등대</b>가 있었어요.</p><div>${choices(['등&amp;대', '<span>숲</span>', '들판', '&#xC6B0;물'])}</div>`,
    );
    expect(readQtiItem(source, 'a.xml')).toMatchObject({
      place: 'a.xml',
      id: 'whale-1',
      text: '먼 바다에 등대가 있었어요. 고래는 어디로 갔나요?',
      answer: {
        kind: 'CHOICE',
        options: ['등&대', '숲', '들판', '우물'].map((text, index) => ({ text, right: index === 0 })),
      },
      notes: ['글자 꾸밈과 덧붙인 글은 옮기지 않았어요', '보기의 글자 꾸밈과 설명은 옮기지 않았어요'],
    });
  });

  it('may ask for an order, also in the older names of 2.1', () => {
    const order = choices()
      .replaceAll('qti-choice-interaction', 'qti-order-interaction')
      .replace('max-choices="1"', 'shuffle="true"');
    const source = item(order, { rights: ['C', 'A', 'D', 'B'], cardinality: 'ordered' });
    const events = ['들판', '등대', '우물', '숲'];
    expect(readQtiItem(source, 'a.xml')?.answer).toEqual({ kind: 'ORDER', events });
    const [older] = [source.replace(/<(\/?)qti-([a-z-]+)/g, (_, end, name) => `<${end}${camel(name)}`)].map((text) =>
      text
        .replace(QTI3, 'http://www.imsglobal.org/xsd/imsqti_v2p1')
        .replaceAll('response-identifier', 'responseIdentifier')
        .replaceAll('base-type', 'baseType'),
    );
    expect(older).toContain('<orderInteraction responseIdentifier="RESPONSE"');
    expect(readQtiItem(older ?? '', 'a.xml')?.answer).toEqual({ kind: 'ORDER', events });
    expect(reasonsOf(source)).toContain('1번 일(2자): 5~60자로');
    expect(reasonsOf(item(order, { rights: ['C', 'A'], cardinality: 'ordered' }))).toContain('차례가 모두');
    const three = item(order.replace(/<qti-simple-choice identifier="D">.*?<\/qti-simple-choice>/, ''), {
      rights: ['C', 'A', 'B'],
      cardinality: 'ordered',
    });
    expect(reasonsOf(three)).toContain('일이 3개예요. 4개여야');
  });

  it('may name its right answer by what it scores', () => {
    const entries = ['A', 'B', 'C'].map(
      (key) => `<qti-map-entry map-key="${key}" mapped-value="${key === 'B' ? 1 : 0}"/>`,
    );
    const scored = item(choices()).replace(
      /<qti-correct-response>[\s\S]*<\/qti-correct-response>/,
      `<qti-mapping>${entries.join('')}</qti-mapping>`,
    );
    const { quiz } = draftQuiz(
      [readQtiItem(scored, 'a.xml')].filter((read) => read !== null),
      true,
    );
    expect(quiz).toMatchObject([{ answer: 2 }]);
  });

  it('is read in the spelling of 2.1 and 2.2, with any prefix', () => {
    const now = item(choices());
    const camel = now
      .replaceAll(
        /qti-([a-z-]+)/g,
        (_, name: string) => `q:${name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())}`,
      )
      .replaceAll(/ ([a-z]+)-([a-z])([a-z]+)=/g, (_, first, letter, rest) => ` ${first}${letter.toUpperCase()}${rest}=`)
      .replace('xmlns=', 'xmlns:q=');
    expect(camel).toContain('<q:choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">');
    expect(readQtiItem(camel, 'a.xml')).toEqual(readQtiItem(now, 'a.xml'));
  });

  it.each([
    ['참', '거짓'],
    ['True', 'False'],
    ['X', 'O'],
  ])('with two options %s and %s is an OX statement', (first, second) => {
    const source = item(choices([first, second], 'max-choices="1"', '고래는 바다에서 살아요.'));
    const { ox, quiz } = draftQuiz(
      [readQtiItem(source, 'a.xml')].filter((read) => read !== null),
      true,
    );
    expect(quiz).toEqual([]);
    expect(ox).toMatchObject([{ id: 'whale-1', answer: first === 'X' ? 'X' : 'O', pageNo: 1 }]);
  });

  it.each([
    ['several right answers', item(choices(), { rights: ['A', 'B'], cardinality: 'multiple' }), '정답이 2개'],
    ['several picks', item(choices(OPTIONS, 'max-choices="0"'), { cardinality: 'multiple' }), '여러 개를 고를'],
    ['no right answer', item(choices(), { rights: [] }), '정답이 없어요'],
    ['three options', item(choices(['가', '나', '다'])), '보기가 3개'],
    ['the same option twice', item(choices(['가', '가', '나', '다'])), '같은 보기'],
    [
      'a long question',
      item(choices(OPTIONS, 'max-choices="1"', '아주 긴 질문이에요. '.repeat(9))),
      '질문(107자): 8~60자',
    ],
    ['a long option', item(choices(['아'.repeat(41), '나', '다', '라'])), '1번 보기(41자): 1~40자'],
    ['a picture', item(`<p><img src="a.png" alt="등대"/></p>${choices()}`), '글이 아닌 것이 들어 있어요 (img)'],
    ['a picture among the options', item(choices(['<img src="a"/>', '나', '다', '라'])), '보기에 글이 아닌 것'],
    ['a table', item(`<table><tr><td>1</td></tr></table>${choices()}`), '(table)'],
    [
      'a text elsewhere',
      item(choices(), { head: '<qti-assessment-stimulus-ref identifier="s" href="s.xml"/>' }),
      '지문이 다른 파일',
    ],
    ['values that change', item(choices(), { head: '<qti-template-declaration identifier="T"/>' }), '값이 바뀌는'],
    ['several tries', item(choices(), { attributes: 'adaptive="true"' }), '여러 번에 걸쳐'],
    ['two questions', item(choices() + choices()), '답하는 곳이 2군데'],
    ['nothing to answer', item('<p>글이에요.</p>'), '답하는 곳이 없는'],
    ['an order that nobody gives', item('<qti-order-interaction response-identifier="RESPONSE"/>'), '차례가'],
    ['a gap', item('<p>고래는 <qti-text-entry-interaction response-identifier="RESPONSE"/></p>'), '답을 적는'],
    ['an essay', item('<qti-extended-text-interaction response-identifier="RESPONSE"/>'), '서술형'],
    [
      'an interaction of tomorrow',
      item('<qti-dream-interaction response-identifier="RESPONSE"/>'),
      '(dream-interaction)',
    ],
    ['QTI 1.2 without a question', '<questestinterop><item/></questestinterop>', '답하는 곳이 없는'],
    ['another XML', '<html><body/></html>', 'QTI 문항이나 Moodle XML이 아니에요'],
    ['no XML', '고래', 'XML로 읽을 수 없어요'],
    ['XML that is cut off', item(choices()).slice(0, -9), 'XML로 읽을 수 없어요'],
    ['a document type', `<!DOCTYPE a SYSTEM "file:///etc/passwd">${item(choices())}`, 'DOCTYPE'],
    ['an outside entity', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`, 'DOCTYPE'],
    ['an entity of nobody', item(choices(['&x;', '나', '다', '라'])), 'XML로 읽을 수 없어요'],
    ['a well without ground', '<a>'.repeat(200_000), 'XML로 읽을 수 없어요'],
    ['a deep well', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, 'XML로 읽을 수 없어요'],
    ['a flood', `<a>${' '.repeat(10_000_001)}</a>`, '10MB'],
  ])('with %s is refused, and says why', (_what, source, reason) => {
    expect(reasonsOf(source)).toContain(reason);
  });

  it('is not what a manifest or a test is', () => {
    expect(readQtiItem('<manifest/>', 'imsmanifest.xml')).toBeNull();
    expect(readQtiItem('<qti-assessment-test/>', 'test.xml')).toBeNull();
  });

  it('leaves what belongs to one answer, and says so', () => {
    const feedback = ['right', 'wrong'].map(
      (id) => `<qti-modal-feedback identifier="${id}">아니에요</qti-modal-feedback>`,
    );
    const source = item(choices()).replace('</qti-assessment-item>', `${feedback.join('')}</qti-assessment-item>`);
    const question = readQtiItem(source, 'a.xml');
    const { report, quiz } = draftQuiz(question ? [question] : [], false);
    expect(report[0]?.notes).toEqual([
      '답에 따라 다른 설명은 옮기지 않았어요',
      '이해 영역을 몰라서 ‘사실적 이해’로 두었어요',
      '해설을 적을 자리를 만들었어요',
      '근거가 되는 장면을 적을 자리를 만들었어요',
    ]);
    expect(quiz[0]).toMatchObject({
      scene: expect.stringContaining('여기에'),
      explanation: expect.stringContaining('여기에'),
    });
  });

  it('answers any text, and any mangled item', () => {
    const sound = item(choices());
    const mangled = fc.tuple(fc.nat(sound.length), fc.nat(40), fc.string()).map(([at, cut, put]) => {
      return sound.slice(0, at) + put + sound.slice(at + cut);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled), (source) => {
        const question = readQtiItem(source, 'a.xml');
        if (question?.answer.kind === 'REFUSED') expect(question.answer.reasons.join('')).toMatch(/[가-힣]/);
      }),
    );
  });

  it('that we wrote is read back as it was, and drafts the same items', () => {
    fc.assert(
      fc.property(quizItems, oxItems, (quiz, ox) => {
        const files = writeQti({ quiz, ox });
        const read = Object.entries(files).map(([name, text]) => readQtiItem(text, name));
        expect(read[0]).toBeNull();
        const questions = read.filter((question) => question !== null);
        expect(questions.map(({ id, text, explanation }) => [id, text, explanation])).toEqual([
          ...quiz.map((one) => [one.id, one.question, one.explanation]),
          ...ox.map((one) => [one.id, one.statement, one.explanation]),
        ]);
      }),
    );
    const pack = sampleFormsPack();
    const given = { quiz: pack.quiz.items, ox: pack.ox.items };
    const questions = Object.entries(writeQti(given)).map(([name, text]) => readQtiItem(text, name));
    const draft = draftQuiz(
      questions.filter((question) => question !== null),
      true,
    );
    expect(draft.report.flatMap(({ reasons, notes }) => [...reasons, ...notes])).toEqual([]);
    const textOnly = given.quiz.map((one) =>
      one.form === undefined ? { ...one, options: one.options.map(({ text }) => ({ text })) } : one,
    );
    expect({ quiz: draft.quiz, ox: draft.ox }).toEqual({ quiz: textOnly, ox: given.ox });
  });
});
