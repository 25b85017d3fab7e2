import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOperation,
  type ApiOperationOptions,
  getSchemaPath,
} from '@nestjs/swagger';
import {
  CourseChangedDto,
  EndpointTestedDto,
  OfferingChangedDto,
  RegistrationCancelledDto,
  RegistrationCreatedDto,
  StoryApprovedDto,
  SubscriberConfirmedDto,
  SyncFinishedDto,
} from './dto/webhook-message.dto.js';

const MESSAGES = {
  courseChanged: { type: CourseChangedDto, summary: 'A course has changed' },
  offeringChanged: { type: OfferingChangedDto, summary: 'A cohort, event or meetup has changed' },
  registrationCreated: { type: RegistrationCreatedDto, summary: 'Somebody has registered' },
  registrationCancelled: {
    type: RegistrationCancelledDto,
    summary: 'A registration is cancelled, or an offered seat has expired',
  },
  storyApproved: { type: StoryApprovedDto, summary: 'A success story is approved' },
  subscriberConfirmed: { type: SubscriberConfirmedDto, summary: 'A subscriber is confirmed' },
  syncFinished: { type: SyncFinishedDto, summary: 'A sync has finished' },
  endpointTested: { type: EndpointTestedDto, summary: 'An admin tests the endpoint' },
};

type Callbacks = NonNullable<ApiOperationOptions['callbacks']>;

/** Like `ApiOperation`, with the messages to endpoints as callbacks, because OpenAPI 3.0 has no `webhooks`. */
export function ApiWebhookOperation(options: ApiOperationOptions): MethodDecorator {
  const messages = Object.entries(MESSAGES);
  const callbacks = Object.fromEntries(
    messages.map(([name, { type, summary }]) => [name, toCallback(type, summary)]),
  );
  return applyDecorators(
    ApiExtraModels(...messages.map(([, { type }]) => type)),
    ApiOperation({ ...options, callbacks }),
  );
}

function toCallback(type: Type, summary: string): Callbacks[string] {
  const content = { 'application/json': { schema: { $ref: getSchemaPath(type) } } };
  const post = {
    summary,
    security: [],
    requestBody: { required: true, content },
    responses: {
      204: { description: 'Any status from 200 to 299: the message has arrived.' },
      410: { description: 'The receiver wants no more messages: the endpoint is disabled.' },
    },
  };
  return { '{$request.body#/url}': { post } };
}
