import type { FastifyRequest } from 'fastify';
import { done, envelope } from '../../../contract/envelope.ts';
import {
  confirmIdentityBody,
  duplicateBody,
  duplicateData,
  guardianConsentBody,
  identityStart,
  institutionItem,
  institutionList,
  institutionQuery,
  joinCodeBody,
  signUpDone,
  signUpFormBody,
  signUpProofBody,
  signUpState,
  signUpTermsBody,
  signUpTokenBody,
  signUpWhoBody,
  startedSignUp,
  startIdentityBody,
  startSignUpBody,
} from '../../../contract/signUp.ts';
import { signUpTuning } from '../../../domain/account/tuning.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { visitorOf } from '../../plugins/app/visitorOf.ts';
import { limitRequests } from '../../plugins/infra/limitRequests.ts';
import { networkOf } from '../../use-cases/auth/networkOf.ts';
import { agreeToTerms } from '../../use-cases/sign-up/agreeToTerms.ts';
import { checkDuplicate } from '../../use-cases/sign-up/checkDuplicate.ts';
import { confirmIdentity } from '../../use-cases/sign-up/confirmIdentity.ts';
import { consentAsGuardian } from '../../use-cases/sign-up/consentAsGuardian.ts';
import { findByJoinCode } from '../../use-cases/sign-up/findByJoinCode.ts';
import { joinerEmail } from '../../use-cases/sign-up/joinerEmail.ts';
import { readSignUp } from '../../use-cases/sign-up/readSignUp.ts';
import type { SignUpContext } from '../../use-cases/sign-up/SignUpContext.ts';
import { searchInstitutions } from '../../use-cases/sign-up/searchInstitutions.ts';
import { startIdentity } from '../../use-cases/sign-up/startIdentity.ts';
import { startSignUp } from '../../use-cases/sign-up/startSignUp.ts';
import { submitForm } from '../../use-cases/sign-up/submitForm.ts';
import { tellWho } from '../../use-cases/sign-up/tellWho.ts';

/** Calls of one network address in ten minutes: several classes of a school may join at once behind one. */
const STARTS = 200;
const QUESTIONS = 2000;
/** Short, so that nobody behind one address is kept out for long by somebody else there. */
const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The steps of joining. Each call carries the token of its sign-up; the step it stands at decides what may follow. */
export async function signUpRoutes(app: App): Promise<void> {
  const { env, identity, policies } = app.services;
  const contextOf = (request: FastifyRequest): SignUpContext => ({
    ...anyone(request),
    site: request.site,
    policies,
    visitor: visitorOf(request),
    agent: request.headers['user-agent'] ?? '',
  });
  const state = { 200: envelope(signUpState) };
  const path = '/api/account/sign-ups';

  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
  await limitRequests(app, { name: 'sign-ups', timeWindow: TEN_MINUTES, caller: (request) => networkOf(request.ip) });
  const starts = { rateLimit: { max: STARTS } };
  const questions = { rateLimit: { max: QUESTIONS } };

  app.get(
    '/api/account/institutions',
    { schema: { querystring: institutionQuery, response: { 200: envelope(institutionList) } }, config: questions },
    async (request) => ok(await searchInstitutions(anyone(request), request.site, request.query.q)),
  );
  app.post(
    path,
    { schema: { body: startSignUpBody, response: { 200: envelope(startedSignUp) } }, config: starts },
    async (request) => ok(await startSignUp(contextOf(request), request.body.kind)),
  );
  app.post(`${path}/state`, { schema: { body: signUpTokenBody, response: state } }, async (request) =>
    ok(await readSignUp(contextOf(request), request.body.signUpToken)),
  );
  app.post(`${path}/terms`, { schema: { body: signUpTermsBody, response: state } }, async (request) =>
    ok(await agreeToTerms(contextOf(request), request.body)),
  );
  app.post(`${path}/who`, { schema: { body: signUpWhoBody, response: state } }, async (request) =>
    ok(await tellWho(contextOf(request), request.body)),
  );
  app.post(
    `${path}/join-code`,
    { schema: { body: joinCodeBody, response: { 200: envelope(institutionItem) } }, config: questions },
    async (request) => ok(await findByJoinCode(contextOf(request), request.body)),
  );
  app.post(
    `${path}/identity`,
    { schema: { body: startIdentityBody, response: { 200: envelope(identityStart) } } },
    async (request) => {
      const origin = env.origins[request.site];
      return ok(await startIdentity(contextOf(request), identity, origin, request.body));
    },
  );
  app.post(
    `${path}/identity/confirm`,
    { schema: { body: confirmIdentityBody, response: state }, config: questions },
    async (request) => ok(await confirmIdentity(contextOf(request), identity, request.body)),
  );
  app.post(`${path}/consent`, { schema: { body: guardianConsentBody, response: state } }, async (request) =>
    ok(await consentAsGuardian(contextOf(request), request.body)),
  );
  app.post(
    `${path}/duplicates`,
    {
      schema: { body: duplicateBody, response: { 200: envelope(duplicateData) } },
      config: { rateLimit: { max: signUpTuning.checksPerAddressAndDay, timeWindow: DAY } },
    },
    async (request) => ok(await checkDuplicate(contextOf(request), request.body)),
  );
  app.post(
    `${path}/form`,
    { schema: { body: signUpFormBody, response: { 200: envelope(signUpDone) } }, config: { queuesMail: true } },
    async (request) => ok(await submitForm(contextOf(request), request.body)),
  );
  app.post(
    `${path}/email-code`,
    {
      schema: { body: signUpTokenBody, response: { 200: envelope(done) } },
      config: { ...questions, queuesMail: true },
    },
    async (request) => ok(await joinerEmail.sendCode(contextOf(request), request.body.signUpToken)),
  );
  app.post(
    `${path}/email-proof`,
    {
      schema: { body: signUpProofBody, response: { 200: envelope(done) } },
      config: { ...questions, queuesMail: true },
    },
    async (request) => ok(await joinerEmail.prove(contextOf(request), env.origins[request.site], request.body)),
  );
}
