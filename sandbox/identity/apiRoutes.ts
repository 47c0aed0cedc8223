import type { FastifyInstance } from 'fastify';
import { sandboxIdentity } from '#server/config/sandboxIdentity.ts';
import type { Verification, Verifications } from './Verifications.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** GET /identity-verifications/{id} of PortOne v2, with its ways of refusing. */
export function apiRoutes(app: FastifyInstance, verifications: Verifications): void {
  app.get<{ Params: { id: string }; Querystring: { storeId?: string } }>(
    '/identity-verifications/:id',
    async (request, reply) => {
      verifications.fetched.push(request.params.id);
      if (verifications.mood === 'down') {
        reply.hijack();
        return request.raw.socket.destroy();
      }
      if (verifications.mood === 'error') return reply.code(500).send({ type: 'UNKNOWN', message: 'server error' });
      if (verifications.mood === 'garbage') return reply.type('text/html').send('<h1>502 Bad Gateway</h1>');
      if (request.headers.authorization !== `PortOne ${sandboxIdentity.apiSecret}`) {
        return reply.code(401).send({ type: 'UNAUTHORIZED', message: '인증 정보가 올바르지 않습니다.' });
      }
      const { storeId = sandboxIdentity.storeId } = request.query;
      if (storeId !== sandboxIdentity.storeId) {
        return reply.code(403).send({ type: 'FORBIDDEN', message: '요청이 거절되었습니다.' });
      }
      const found = verifications.find(request.params.id);
      if (!found) {
        const message = '요청하신 본인인증을 찾을 수 없습니다.';
        return reply.code(404).send({ type: 'IDENTITY_VERIFICATION_NOT_FOUND', message });
      }
      return describe(found);
    },
  );
}

function describe({ id, channelKey, storeId, requestedAt, outcome }: Verification) {
  const base = { id, storeId, requestedAt: iso(requestedAt), version: 'V2' };
  if (outcome === null) return { ...base, status: 'READY', updatedAt: base.requestedAt, requestedCustomer: {} };
  const changed = { updatedAt: iso(outcome.at), statusChangedAt: iso(outcome.at) };
  const channel = { type: outcome.channel, id: 'sandbox', key: channelKey, name: '책바다 대역', pgProvider: 'DANAL' };
  if (outcome.status === 'FAILED') {
    const failure = { reason: '인증번호 불일치', pgCode: 'W0001', pgMessage: '인증번호가 일치하지 않습니다.' };
    return { ...base, ...changed, status: 'FAILED', channel, requestedCustomer: {}, failure };
  }
  const { name, birthDate, phone, ci } = outcome;
  return {
    ...base,
    ...changed,
    id: outcome.answerId ?? id,
    status: 'VERIFIED',
    channel,
    verifiedCustomer: {
      name,
      operator: 'SKT',
      ...(phone === null ? {} : { phoneNumber: phone }),
      ...(birthDate === null ? {} : { birthDate }),
      ...(ci === null ? {} : { ci, di: `${ci.slice(0, 60)}==` }),
      gender: 'FEMALE',
      isForeigner: false,
    },
    verifiedAt: iso(outcome.at),
    pgTxId: `sandbox-tx-${id}`,
    pgRawResponse: '{"RETURNCODE":"0000"}',
  };
}
