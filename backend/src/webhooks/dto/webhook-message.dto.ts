import { ApiProperty } from '@nestjs/swagger';
import {
  SYNC_SCOPES,
  SYNC_STATUSES,
  SYNC_TRIGGERS,
  type SyncScope,
  type SyncStatus,
  type SyncTrigger,
} from '../../sync/runs/sync-run.entity.js';
import { OfferingDto } from '../../offerings/dto/offering.dto.js';
import {
  REGISTRATION_STATUSES,
  type RegistrationStatus,
} from '../../offerings/registrations/registration.entity.js';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';
import { WEBHOOK_EVENTS } from '../../changes/change.js';

export { WEBHOOK_EVENTS, type WebhookEvent } from '../../changes/change.js';

export const TEST_EVENT = 'endpoint.tested';

export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];

const Happened = () =>
  ApiProperty({
    format: 'date-time',
    example: '2026-03-04T05:06:07.089Z',
    description: 'When it happened; `webhook-timestamp` says when it was sent.',
  });

const Type = (event: string) => ApiProperty({ enum: [event], example: event });

export class CourseEventDto {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({ example: '2200451', description: 'As in the URLs of the API.' })
  id: string;

  @ApiProperty({
    example: true,
    description:
      'False: visitors no longer see it, or only as an offer of the linked course. At the time of sending, ' +
      'not of the change.',
  })
  is_visible: boolean;
}

export class CourseChangedDto {
  @Type('course.changed')
  type: 'course.changed';

  @Happened()
  timestamp: string;

  @ApiProperty({ type: CourseEventDto })
  data: CourseEventDto;
}

export class OfferingChangedDto {
  @Type('offering.changed')
  type: 'offering.changed';

  @Happened()
  timestamp: string;

  @ApiProperty({
    type: OfferingDto,
    description: 'As visitors see it at the time of sending, not of the change.',
  })
  data: OfferingDto;
}

export class RegistrationEventDto {
  @ApiProperty({ example: '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f' })
  id: string;

  @ApiProperty({
    enum: REGISTRATION_STATUSES,
    enumName: 'RegistrationStatus',
    example: 'confirmed',
  })
  status: RegistrationStatus;

  @ApiProperty({ example: '12', description: 'As in the URLs of the API.' })
  offeringId: string;

  @ApiProperty({ example: 'Maria Silva' })
  name: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;
}

export class RegistrationCreatedDto {
  @Type('registration.created')
  type: 'registration.created';

  @Happened()
  timestamp: string;

  @ApiProperty({ type: RegistrationEventDto })
  data: RegistrationEventDto;
}

export class RegistrationCancelledDto {
  @Type('registration.cancelled')
  type: 'registration.cancelled';

  @Happened()
  timestamp: string;

  @ApiProperty({ type: RegistrationEventDto })
  data: RegistrationEventDto;
}

export class ApprovedStoryDto {
  @ApiProperty({ example: '64', description: 'As in the URLs of the API.' })
  id: string;
}

export class StoryApprovedDto {
  @Type('story.approved')
  type: 'story.approved';

  @Happened()
  timestamp: string;

  @ApiProperty({ type: ApprovedStoryDto })
  data: ApprovedStoryDto;
}

export class ConfirmedSubscriberDto {
  @ApiProperty({ example: '64', description: 'As in the URLs of the API.' })
  id: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;
}

export class SubscriberConfirmedDto {
  @Type('subscriber.confirmed')
  type: 'subscriber.confirmed';

  @Happened()
  timestamp: string;

  @ApiProperty({ type: ConfirmedSubscriberDto })
  data: ConfirmedSubscriberDto;
}

export class FinishedSyncDto {
  @ApiProperty({ type: 'integer', example: 17 })
  id: number;

  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({ enum: SYNC_TRIGGERS, enumName: 'SyncTrigger', example: 'schedule' })
  trigger: SyncTrigger;

  @ApiProperty({ enum: SYNC_SCOPES, enumName: 'SyncScope', example: 'platform' })
  scope: SyncScope;

  @ApiProperty({ enum: SYNC_STATUSES, enumName: 'SyncStatus', example: 'succeeded' })
  status: SyncStatus;

  @ApiProperty({ type: 'integer', example: 3 })
  added: number;

  @ApiProperty({ type: 'integer', example: 1 })
  updated: number;

  @ApiProperty({ type: 'integer', example: 0 })
  removed: number;
}

export class SyncFinishedDto {
  @Type('sync.finished')
  type: 'sync.finished';

  @Happened()
  timestamp: string;

  @ApiProperty({ type: FinishedSyncDto })
  data: FinishedSyncDto;
}

export class TestedEndpointDto {
  @ApiProperty({ example: '2f1c7e0a-51d7-4b86-8f8e-0c1d3f6a9b22' })
  id: string;
}

export class EndpointTestedDto {
  @Type(TEST_EVENT)
  type: typeof TEST_EVENT;

  @Happened()
  timestamp: string;

  @ApiProperty({ type: TestedEndpointDto })
  data: TestedEndpointDto;
}

export type WebhookMessageDto =
  | CourseChangedDto
  | OfferingChangedDto
  | RegistrationCreatedDto
  | RegistrationCancelledDto
  | StoryApprovedDto
  | SubscriberConfirmedDto
  | SyncFinishedDto
  | EndpointTestedDto;
