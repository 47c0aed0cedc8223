import type { AquariumChange } from '#contract/aquarium.ts';
import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import type { AquariumCommand, CommandOutcome } from '../../game-host/GameMessages.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

type GrantedWish = Pick<Extract<CommandOutcome, { ok: true }>, 'change' | 'action' | 'itemId'>;

/** Asks the server for one wish of the player. Rejects with ApiError or NetworkError. */
export async function sendCommand(api: ApiClient, wish: AquariumCommand): Promise<GrantedWish> {
  switch (wish.kind) {
    case 'care': {
      const { action, itemId } = wish;
      return granted(action, itemId, await api.call(aquariumApi.care, { body: { action, itemId } }));
    }
    case 'buy': {
      const { itemId, quantity } = wish;
      return granted('buy', itemId, await api.call(aquariumApi.buy, { body: { itemId, quantity } }));
    }
    case 'refund': {
      const { purchaseNo } = wish;
      return granted('refund', null, await api.call(aquariumApi.refund, { params: { purchaseNo } }));
    }
    case 'place': {
      const { position, itemId, fromPosition } = wish;
      const body = { position, itemId, ...(fromPosition === undefined ? {} : { fromPosition }) };
      return granted('place', itemId, await api.call(aquariumApi.arrange, { body }));
    }
    case 'hatch':
      return granted('hatch', null, await api.call(aquariumApi.hatch, { body: { species: wish.species } }));
    case 'rename':
      return granted('rename', null, await api.call(aquariumApi.rename, { body: { nickname: wish.nickname } }));
    case 'dress':
      return granted('dress', null, await api.call(aquariumApi.changeLook, { body: wish.look }));
    case 'holiday':
      return granted('holiday', null, await api.call(aquariumApi.setHoliday, { body: { on: wish.on } }));
    case 'gift':
      return granted('gift', null, await api.call(aquariumApi.takeGift));
  }
}

function granted(action: GrantedWish['action'], itemId: string | null, change: AquariumChange): GrantedWish {
  return { action, itemId, change };
}
