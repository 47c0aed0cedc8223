import {
  aquariumChange,
  aquariumEvent,
  aquariumState,
  careBody,
  hatchBody,
  holidayBody,
  levelGiftBody,
  lookBody,
  nicknameBody,
  purchaseBody,
  purchaseParams,
  roomBody,
  tankBody,
} from '../aquarium.ts';
import { aquariumApi } from '../endpoints/aquarium.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { linkSchemas } from './schemasOf.ts';

const data = aquariumChange;

export const aquariumSchemas = {
  read: { data: aquariumState },
  /** A stream of these. */
  follow: { data: aquariumEvent },
  care: { body: careBody, data },
  buy: { body: purchaseBody, data },
  refund: { params: purchaseParams, data },
  arrange: { body: roomBody, data },
  hatch: { body: hatchBody, data },
  rename: { body: nicknameBody, data },
  changeLook: { body: lookBody, data },
  setHoliday: { body: holidayBody, data },
  takeGift: { data },
  showTank: { body: tankBody, data },
  takeLevelGift: { body: levelGiftBody, data },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(aquariumApi, aquariumSchemas);
