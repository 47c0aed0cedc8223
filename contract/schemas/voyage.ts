import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { voyageApi } from '../endpoints/voyage.ts';
import {
  shownVoyageStory,
  voyageAnswerBody,
  voyageChange,
  voyageMark,
  voyageState,
  voyageStepBody,
  voyageStoryParams,
} from '../voyage.ts';
import { linkSchemas } from './schemasOf.ts';

export const voyageSchemas = {
  readStory: { params: voyageStoryParams, data: shownVoyageStory },
  mark: { params: voyageStoryParams, body: voyageAnswerBody, data: voyageMark },
  read: { data: voyageState },
  take: { body: voyageStepBody, data: voyageChange },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(voyageApi, voyageSchemas);
