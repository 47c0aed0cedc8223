import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { guestApi } from '#contract/endpoints/guest.ts';
import type { Company } from '#contract/guest.ts';
import { noSpeech, type SpeechMemory } from '#domain/speech/pickLine.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { useGameEvent } from '#src/game-host/useGameEvent.ts';
import { describeError } from '#src/lib/api/describeError.ts';
import { keptOf } from '#src/lib/persisted/answersDatabase.ts';
import { deviceStore } from '#src/lib/persisted/DeviceStore.ts';
import { useAccount, useServices } from '#src/lib/services/ServicesContext.ts';
import { albumQueries } from '../album/albumQueries.ts';
import { reefQuery } from '../reef/reefQuery.ts';
import { companyQuery, talkQuery } from './companyQuery.ts';

/**
 * Lets guests and finds come, carries the player's steps with them to the server, and keeps what the pet has spoken of
 * on this device. Without a network the sea is as quiet as it was: nothing here is needed to care for the pet.
 */
export function useSeaCompany(): void {
  const { api } = useServices();
  const queries = useQueryClient();
  const accountNo = useAccount()?.accountNo ?? 0;
  const company = useQuery(companyQuery(api)).data;
  const talk = useQuery(talkQuery(api)).data;

  const newPieces = useQuery(reefQuery(api)).data?.reef?.newPieces ?? null;

  useEffect(() => gameBus.toGame.emit('aquarium/company', { company: company ?? null }), [company]);
  useEffect(() => gameBus.toGame.emit('aquarium/reef', { newPieces }), [newPieces]);

  useEffect(() => {
    if (talk === undefined) return;
    let current = true;
    const show = (memory: SpeechMemory) => current && gameBus.toGame.emit('aquarium/talk', { talk, memory });
    deviceStore()
      .get<SpeechMemory>(speechKey(accountNo))
      .then(
        (kept) => show(kept ?? noSpeech),
        () => show(noSpeech),
      );
    return () => {
      current = false;
    };
  }, [talk, accountNo]);

  // The next account on this device meets its own guests.
  useEffect(
    () => () => {
      gameBus.toGame.emit('aquarium/company', { company: null });
      gameBus.toGame.emit('aquarium/talk', { talk: null });
      gameBus.toGame.emit('aquarium/reef', { newPieces: null });
    },
    [],
  );

  const step = (request: Promise<Company>) => {
    request
      .then((next) => {
        queries.setQueryData(companyQuery(api).queryKey, next);
        gameBus.toGame.emit('aquarium/company', { company: next });
        void queries.invalidateQueries({ queryKey: albumQueries.all });
      })
      .catch((error: unknown) => gameBus.toGame.emit('aquarium/company-refused', { message: describeError(error) }));
  };
  useGameEvent('aquarium/scene-played', ({ bookNo, scene, answer }) =>
    step(
      api.call(guestApi.playScene, {
        params: { bookNo },
        body: { scene, ...(answer === undefined ? {} : { answer }) },
      }),
    ),
  );
  useGameEvent('aquarium/feast-met', ({ feast }) => step(api.call(guestApi.meetFeast, { params: { feast } })));
  useGameEvent('aquarium/find-taken', ({ ordinal }) => step(api.call(guestApi.takeFind, { params: { ordinal } })));
  useGameEvent('aquarium/spoke', ({ memory }) => {
    void deviceStore()
      .set(speechKey(accountNo), memory)
      .catch(() => undefined);
  });
}

const speechKey = (accountNo: number) => `${keptOf(accountNo)}speech`;
