import { describe, expect, it } from 'vitest';
import { formFields } from '../e2e/support/formFields.ts';
import { countTextFields, listFormFiles } from '../support/listFormFiles.ts';
import { listFiles, readSource } from '../support/listSources.ts';

describe('the text fields of the product', () => {
  it('are all in the table of fields that are written in with keys and an input method', () => {
    const files = listFormFiles().map(({ path }) => path);
    expect(files.length).toBeGreaterThan(30);
    expect(files.toSorted()).toEqual(Object.keys(formFields).toSorted());
  });

  it('are there as many in the table as the source of a form mounts', () => {
    const missing = listFormFiles().filter(
      ({ path, fields }) => (formFields[path as keyof typeof formFields]?.length ?? 0) < fields,
    );
    expect(missing).toEqual([]);
  });

  it('are walked in a spec, form by form', () => {
    const specs = listFiles('tests/e2e', ['.spec.ts']).map(readSource).join('\n');
    expect(Object.keys(formFields).filter((path) => !specs.includes(`'${path}'`))).toEqual([]);
  });

  it('are found in a source whatever they are mounted with', () => {
    expect(countTextFields('<input type="text" value={a} />')).toBe(1);
    expect(countTextFields('<input\n  value={a}\n  onChange={b}\n/>')).toBe(1);
    expect(countTextFields('<input type="radio" />')).toBe(0);
    expect(countTextFields('<input readOnly value={a} />')).toBe(0);
    expect(countTextFields('<textarea rows={2} />')).toBe(1);
    expect(countTextFields('<TextField label="이름" />\n<PhoneField\n  label="전화" />')).toBe(2);
    expect(countTextFields("document.createElement('input')")).toBe(1);
    expect(countTextFields('new WordInput({})')).toBe(1);
  });
});
