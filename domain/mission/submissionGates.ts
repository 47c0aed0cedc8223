import type { Answers, MissionMaterial } from './MissionMaterial.ts';
import { REPORT_KEY } from './missionItems.ts';
import { type GateReason, type ReportBand, thinkGates, writingGates } from './writingGates.ts';

/** Reasons by item key that keep a written mission from being handed in; empty for the others. */
export function submissionGates(
  material: MissionMaterial,
  answers: Answers,
  band: ReportBand,
  /** Of the book a report is about; empty where we do not have it. */
  bookText = '',
): Map<string, GateReason[]> {
  const texts = new Map<string, GateReason[]>();
  if (material.kind === 'THINK') {
    const given = material.prompts.map(({ id }) => ({ id, text: answers.get(id) ?? '' }));
    const nothing = given.every(({ text }) => text.trim() === '');
    // An empty prompt may be left out on purpose, but not all of them: then there is nothing to hand in.
    for (const { id, text } of given) if (nothing || text.trim() !== '') texts.set(id, thinkGates(text));
  }
  if (material.kind === 'REPORT') {
    const book = { ...material, text: bookText };
    texts.set(REPORT_KEY, writingGates(answers.get(REPORT_KEY) ?? '', band, book));
  }
  return new Map([...texts].filter(([, reasons]) => reasons.length > 0));
}
