import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_OBJECT_TYPES, type AuditObjectType } from '../../changes/audit-objects.js';

export class AuditPersonDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null: the program itself, or an anonymous visitor.',
    example: '4f1c2a7e-8d52-4c0b-9a55-0d2f6f3f1b11',
  })
  id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The username at that time, and the API key if one was used.',
    example: 'ada',
  })
  username: string | null;
}

export class AuditActorDto extends AuditPersonDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The current name of the person, else the username.',
    example: 'Ada Lovelace',
  })
  name: string | null;
}

export class AuditFieldDto {
  @ApiProperty({ example: 'status' })
  field: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null: there was no value, or it is not recorded.',
    example: 'pending',
  })
  before: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`changed` for values that are not recorded, such as a password.',
    example: 'approved',
  })
  after: string | null;
}

export class AuditEntryDto {
  @ApiProperty({ type: 'integer', format: 'int64', example: 1207 })
  id: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.120Z' })
  at: string;

  @ApiProperty({ type: AuditActorDto })
  person: AuditActorDto;

  @ApiProperty({
    description: 'An operation of this API, or an action of the program itself.',
    example: 'setTestimonialStatus',
  })
  action: string;

  @ApiProperty({ enum: AUDIT_OBJECT_TYPES, enumName: 'AuditObjectType', example: 'story' })
  object_type: AuditObjectType;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null for actions on no single object.',
    example: '41',
  })
  object_id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The current name of the object; null if it is deleted or has no name.',
    example: 'Maria Santos',
  })
  object_name: string | null;

  @ApiProperty({ type: [AuditFieldDto] })
  fields: AuditFieldDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The network address of the request.',
    example: '203.0.113.7',
  })
  address: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The `X-Request-Id` of the response.',
    example: 'b7c0a1d2-53e1-4f7c-9d3a-0f6f1c2a7e8d',
  })
  request_id: string | null;
}

export class AuditPageDto {
  @ApiProperty({ type: [AuditEntryDto], description: 'Newest first.' })
  entries: AuditEntryDto[];

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    nullable: true,
    description: '`before` of the next page; null on the last one.',
    example: 1158,
  })
  next: number | null;
}

export class AuditFiltersDto {
  @ApiProperty({ type: [AuditPersonDto], description: 'Everyone in the log, by username.' })
  people: AuditPersonDto[];

  @ApiProperty({ type: [String], example: ['login', 'setTestimonialStatus'] })
  actions: string[];
}
