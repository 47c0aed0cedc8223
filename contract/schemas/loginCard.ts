import { signedInData } from '../auth.ts';
import { classParams, pupilParams } from '../classroom.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { loginCardApi } from '../endpoints/loginCard.ts';
import { done } from '../envelope.ts';
import {
  cardBody,
  cardHours,
  cardHoursBody,
  cardList,
  cardOwner,
  cardPicturesBody,
  cardSignInBody,
  madeCards,
  makeCardsBody,
  newPictures,
} from '../loginCard.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const loginCardSchemas = {
  look: { body: cardBody, data: cardOwner },
  signIn: { body: cardSignInBody, data: signedInData },
  list: { params: classParams, data: cardList },
  make: { params: institutionParams, body: makeCardsBody, data: madeCards },
  end: { params: pupilParams, data: done },
  setPictures: { params: pupilParams, body: cardPicturesBody, data: newPictures },
  readHours: { params: institutionParams, data: cardHours },
  setHours: { params: institutionParams, body: cardHoursBody, data: cardHours },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(loginCardApi, loginCardSchemas);
