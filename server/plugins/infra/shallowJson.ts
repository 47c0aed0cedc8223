import type { FastifyBodyParser } from 'fastify';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';
import { hasNul } from './refuseNul.ts';

/** Levels of lists and objects in each other; the deepest body of the contract has six. */
const DEEPEST = 32;

/**
 * Reads JSON, the only language of the API, as Fastify does (no prototypes), and refuses before it is parsed what lies too
 * deep, since whatever walks through a body afterwards may do so by recursion, and what holds U+0000.
 */
export function shallowJson(app: App): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error') as FastifyBodyParser<string>;
  return (request, body, done) => {
    if (isTooDeep(body) || hasNul(body)) done(new AppError('INVALID_INPUT'));
    else void parse(request, body, done);
  };
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}
