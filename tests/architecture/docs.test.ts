import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, projectRoot, readSource } from '../support/listSources.ts';

const DOCS = listFiles('.', ['.md']).filter((path) => !/^(?:content|test-results)\//.test(path));
/** Made by who runs the product. */
const MADE = ['deploy/.env'];
const TREES =
  /`((?:domain|contract|server|src|game|scripts|bench|tests|sandbox|content|assets|public|deploy|docs)\/[\w./-]+)`/g;

const exists = (path: string) => existsSync(join(projectRoot, path));

/** GitHub's name of a heading: lower case, blanks as hyphens, marks left out. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('the documents', () => {
  it('link to what is there, headings included', () => {
    const dead = DOCS.flatMap((path) =>
      [...readSource(path).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)]*))?\)/g)]
        .filter(([, target = '', anchor]) => {
          const file = target === '' ? path : normalize(join(dirname(path), target));
          if (!exists(file)) return true;
          if (anchor === undefined || !file.endsWith('.md')) return false;
          const headings = [...readSource(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
          return !headings.includes(anchor);
        })
        .map(([link]) => `${path}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const gone = DOCS.flatMap((path) =>
      [...readSource(path).matchAll(TREES)]
        .map(([, named = '']) => named)
        // `features/X` stands for any of them.
        .filter((named) => !/\/[A-Z]$/.test(named) && !MADE.includes(named))
        .filter((named) => !['', '.ts', '.tsx', '.mjs', '.test.ts'].some((ending) => exists(named + ending)))
        .map((named) => `${path}: ${named}`),
    );
    expect(gone).toEqual([]);
  });

  it('give each decision a status and a date, and list it once in the index', () => {
    const decisions = DOCS.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
    const undated = decisions.filter(
      (path) =>
        !/^# \d{4} .+\n\nStatus: (?:accepted|superseded by \d{4})\. Date: \d{4}-\d\d-\d\d\.\n/.test(readSource(path)),
    );
    expect(undated).toEqual([]);
    const listed = [...readSource('docs/decisions/README.md').matchAll(/^- \[\d{4}\]\(([^)]+)\)/gm)];
    expect(listed.map(([, name]) => `docs/decisions/${name}`).sort()).toEqual(decisions);
  });

  it('name npm scripts that exist', () => {
    const scripts = JSON.parse(readSource('package.json')).scripts as Record<string, string>;
    const gone = DOCS.flatMap((path) =>
      [...readSource(path).matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, name = '']) => !scripts[name])
        .map(([command]) => `${path}: ${command}`),
    );
    expect(gone).toEqual([]);
  });

  it('explain every setting, and none that is not read', () => {
    const shapes = listFiles('server/config', ['.ts']).filter((path) => !path.endsWith('.test.ts'));
    const read = shapes.flatMap((path) => [...readSource(path).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]);
    const explained = [...readSource('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)];
    const names = (found: RegExpExecArray[]) => [...new Set(found.map(([, name = '']) => name))].sort();
    expect(names(explained)).toEqual(names(read));
  });
});
