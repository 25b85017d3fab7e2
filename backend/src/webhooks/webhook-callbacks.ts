import { applyDecorators } from '@nestjs/common';
import { ApiCallbacks, ApiExtraModels } from '@nestjs/swagger';
import {
  CourseChangedDto,
  EndpointTestedDto,
  StoryApprovedDto,
  SubscriberConfirmedDto,
  SyncFinishedDto,
} from './dto/webhook-message.dto.js';

const MESSAGES = {
  courseChanged: CourseChangedDto,
  storyApproved: StoryApprovedDto,
  subscriberConfirmed: SubscriberConfirmedDto,
  syncFinished: SyncFinishedDto,
  endpointTested: EndpointTestedDto,
};

/** Describes what is sent to an endpoint. OpenAPI 3.0 has no `webhooks`, but callbacks. */
export function DescribesWebhooks(): MethodDecorator {
  const messages = Object.entries(MESSAGES);
  return applyDecorators(
    ApiExtraModels(...messages.map(([, type]) => type)),
    ApiCallbacks(
      ...messages.map(([name, type]) => ({
        name,
        callbackUrl: '{$request.body#/url}',
        method: 'post',
        requestBody: { type },
        expectedResponse: {
          status: 204,
          description: 'Any status from 200 to 299: it has arrived.',
        },
      })),
    ),
  );
}
