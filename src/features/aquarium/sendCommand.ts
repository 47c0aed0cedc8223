import type { AquariumChange } from '#contract/aquarium.ts';
import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import type { AquariumCommand, CommandOutcome } from '../../game-host/GameMessages.ts';
import type { ApiClient } from '../../lib/api/createApiClient.ts';

type SentCommand = Pick<Extract<CommandOutcome, { ok: true }>, 'change' | 'action' | 'itemId'>;

/** Asks the server for one wish of the player. Rejects with ApiError or NetworkError. */
export async function sendCommand(api: ApiClient, command: AquariumCommand): Promise<SentCommand> {
  switch (command.kind) {
    case 'care': {
      const { action, itemId } = command;
      return granted(action, itemId, await api.call(aquariumApi.care, { body: { action, itemId } }));
    }
    case 'buy': {
      const { kind, ...body } = command;
      return granted(kind, body.itemId, await api.call(aquariumApi.buy, { body }));
    }
    case 'refund': {
      const { purchaseNo } = command;
      return granted('refund', null, await api.call(aquariumApi.refund, { params: { purchaseNo } }));
    }
    case 'place': {
      const { position, itemId, fromPosition } = command;
      const body = { position, itemId, ...(fromPosition === undefined ? {} : { fromPosition }) };
      return granted('place', itemId, await api.call(aquariumApi.arrange, { body }));
    }
    case 'hatch':
      return granted('hatch', null, await api.call(aquariumApi.hatch, { body: { species: command.species } }));
    case 'rename':
      return granted('rename', null, await api.call(aquariumApi.rename, { body: { nickname: command.nickname } }));
    case 'dress':
      return granted('dress', null, await api.call(aquariumApi.changeLook, { body: command.look }));
    case 'holiday':
      return granted('holiday', null, await api.call(aquariumApi.setHoliday, { body: { on: command.on } }));
    case 'tank':
      return granted('tank', null, await api.call(aquariumApi.showTank, { body: { tankNo: command.tankNo } }));
    case 'levelGift': {
      const { kind, ...body } = command;
      return granted(kind, body.itemId, await api.call(aquariumApi.takeLevelGift, { body }));
    }
    case 'gift':
      return granted('gift', null, await api.call(aquariumApi.takeGift));
  }
}

function granted(action: SentCommand['action'], itemId: string | null, change: AquariumChange): SentCommand {
  return { action, itemId, change };
}
