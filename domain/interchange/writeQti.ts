import type { ItemPlace, OxItem, QuizItem } from '../book-pack/BookPackContent.ts';
import { textsToAnswer } from '../book-pack/keyedItems.ts';
import type { QuizForm } from '../book-pack/quizForms.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const PACKAGE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';

interface Question {
  id: string;
  text: string;
  form?: QuizForm | undefined;
  category?: string;
  place: ItemPlace;
  /** What is chosen among, or events in the right order. */
  options: readonly string[];
  /** Counted from 1; of events the order of all. */
  answer: number | 'ALL';
  explanation: string;
}

/**
 * The quiz and the OX statements of a book as a QTI 3 package: name of file → text. Form, kind of question and place go
 * along as data attributes, so that the package read back is the same. Pictures of options stay behind.
 */
export function writeQti(pack: { quiz: readonly QuizItem[]; ox: readonly OxItem[] }): Record<string, string> {
  const questions: Question[] = [
    ...pack.quiz.map((item) => ({
      id: item.id,
      form: item.form,
      category: item.category,
      explanation: item.explanation,
      text: item.question,
      place: item,
      options: textsToAnswer(item),
      answer: item.form === 'ORDER' ? ('ALL' as const) : item.answer,
    })),
    ...pack.ox.map((item) => ({
      id: item.id,
      text: item.statement,
      place: item,
      options: ['O', 'X'],
      answer: item.answer === 'O' ? 1 : 2,
      explanation: item.explanation,
    })),
  ];
  const items = questions.map(
    (question, index) => [`items/item-${String(index + 1).padStart(3, '0')}.xml`, question] as const,
  );
  return {
    'imsmanifest.xml': writeManifest(items.map(([file]) => file)),
    ...Object.fromEntries(items.map(([file, question]) => [file, writeItem(question)])),
  };
}

function writeItem({ id, text, form, category, place, options, answer, explanation }: Question): string {
  const data = [
    form === undefined ? '' : ` data-form="${form}"`,
    category === undefined ? '' : ` data-category="${escapeXml(category)}"`,
    place.scene === undefined ? ` data-page="${place.pageNo ?? 1}"` : ` data-scene="${escapeXml(place.scene)}"`,
  ].join('');
  const choices = options.map(
    (option, index) => `      <qti-simple-choice identifier="C${index + 1}">${escapeXml(option)}</qti-simple-choice>`,
  );
  const values = answer === 'ALL' ? options.map((_, index) => index + 1) : [answer];
  const interaction = answer === 'ALL' ? 'qti-order-interaction' : 'qti-choice-interaction';
  const rules = answer === 'ALL' ? 'shuffle="true"' : 'shuffle="false" max-choices="1"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${NAMESPACE}" identifier="${escapeXml(id)}" title="${escapeXml(id)}" adaptive="false" time-dependent="false" xml:lang="ko">
  <qti-response-declaration identifier="RESPONSE" cardinality="${answer === 'ALL' ? 'ordered' : 'single'}" base-type="identifier">
    <qti-correct-response>${values.map((no) => `<qti-value>C${no}</qti-value>`).join('')}</qti-correct-response>
  </qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float">
    <qti-default-value><qti-value>0</qti-value></qti-default-value>
  </qti-outcome-declaration>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>
  <qti-item-body${data}>
    <${interaction} response-identifier="RESPONSE" ${rules}>
      <qti-prompt>${escapeXml(text)}</qti-prompt>
${choices.join('\n')}
    </${interaction}>
  </qti-item-body>
  <qti-response-processing>
    <qti-response-condition>
      <qti-response-if>
        <qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>
      </qti-response-if>
    </qti-response-condition>
    <qti-set-outcome-value identifier="FEEDBACK"><qti-base-value base-type="identifier">explanation</qti-base-value></qti-set-outcome-value>
  </qti-response-processing>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show">
    <qti-content-body><p>${escapeXml(explanation)}</p></qti-content-body>
  </qti-modal-feedback>
</qti-assessment-item>
`;
}

function writeManifest(files: readonly string[]): string {
  const resources = files.map(
    (file, index) =>
      `    <resource identifier="R${index + 1}" type="imsqti_item_xmlv3p0" href="${file}"><file href="${file}"/></resource>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${PACKAGE}" identifier="chaekbada-quiz">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join('\n')}
  </resources>
</manifest>
`;
}

/** Characters that XML 1.0 cannot hold at all are left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
