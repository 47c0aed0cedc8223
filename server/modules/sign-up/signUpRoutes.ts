import type { FastifyRequest } from 'fastify';
import { signUpApi } from '#contract/endpoints/signUp.ts';
import { DAY, MINUTE } from '#domain/time/duration.ts';
import '#contract/schemas/signUp.ts';
import { signUpTuning } from '#domain/account/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { networkOf } from '#server/core/networkOf.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { visitorOf } from '#server/plugins/app/visitorOf.ts';
import { limitRequests } from '#server/plugins/infra/limitRequests.ts';
import { checkDuplicate } from './checkDuplicate.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import { findByJoinCode } from './findByJoinCode.ts';
import { joinerEmail } from './joinerEmail.ts';
import type { SignUpContext } from './SignUpContext.ts';
import { searchInstitutions } from './searchInstitutions.ts';
import { setApplicant } from './setApplicant.ts';
import { agreeToTerms, consentAsGuardian, readSignUp, startSignUp } from './signUpSteps.ts';
import { startIdentity } from './startIdentity.ts';
import { submitForm } from './submitForm.ts';

/** Calls of one network address in ten minutes: several classes of a school may join at once behind one. */
const STARTS = 200;
const QUESTIONS = 2000;
/** Short, so that nobody behind one address is kept out for long by somebody else there. */
const TEN_MINUTES = 10 * MINUTE;

/** The steps of joining. Each call carries the token of its sign-up; the step it stands at decides what may follow. */
export async function signUpRoutes(app: App): Promise<void> {
  const { env, identity, policies } = app.services;
  const contextOf = ({ context, request }: { context: SiteContext; request: FastifyRequest }): SignUpContext => ({
    ...context,
    policies,
    visitor: visitorOf(request),
    agent: request.headers['user-agent'] ?? '',
  });

  await limitRequests(app, { name: 'sign-ups', timeWindow: TEN_MINUTES, caller: (request) => networkOf(request.ip) });
  const starts = { config: { rateLimit: { max: STARTS } } };
  const questions = { config: { rateLimit: { max: QUESTIONS } } };
  const duplicates = { config: { rateLimit: { max: signUpTuning.checksPerAddressAndDay, timeWindow: DAY } } };

  serve(
    app,
    signUpApi.listInstitutions,
    ({ context, query }) => searchInstitutions(context, context.site, query.q),
    questions,
  );
  serve(app, signUpApi.start, (call) => startSignUp(contextOf(call), call.body.kind), starts);
  serve(app, signUpApi.readState, (call) => readSignUp(contextOf(call), call.body.signUpToken));
  serve(app, signUpApi.agree, (call) => agreeToTerms(contextOf(call), call.body));
  serve(app, signUpApi.saveWho, (call) => setApplicant(contextOf(call), call.body));
  serve(app, signUpApi.findByJoinCode, (call) => findByJoinCode(contextOf(call), call.body), questions);
  serve(app, signUpApi.startIdentity, (call) =>
    startIdentity(contextOf(call), identity, env.origins[call.context.site], call.body),
  );
  serve(app, signUpApi.confirmIdentity, (call) => confirmIdentity(contextOf(call), identity, call.body), questions);
  serve(app, signUpApi.consent, (call) => consentAsGuardian(contextOf(call), call.body));
  serve(app, signUpApi.checkDuplicate, (call) => checkDuplicate(contextOf(call), call.body), duplicates);
  serve(app, signUpApi.submit, (call) => submitForm(contextOf(call), call.body));
  serve(
    app,
    signUpApi.sendEmailCode,
    (call) => joinerEmail.sendCode(contextOf(call), call.body.signUpToken),
    questions,
  );
  serve(
    app,
    signUpApi.proveEmail,
    (call) => joinerEmail.prove(contextOf(call), env.origins[call.context.site], call.body),
    questions,
  );
}
