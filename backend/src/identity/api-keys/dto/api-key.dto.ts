import { ApiProperty } from '@nestjs/swagger';
import { KEY_SCOPES, type KeyScope } from '../../../common/access/key-area.decorator.js';

export class ApiKeyDto {
  @ApiProperty({ example: '2f1c7e0a-51d7-4b86-8f8e-0c1d3f6a9b22', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'Company website' })
  name: string;

  @ApiProperty({ example: 'lectern_Zk3vQ1', description: 'How the key begins.' })
  beginning: string;

  @ApiProperty({
    enum: KEY_SCOPES,
    enumName: 'KeyScope',
    isArray: true,
    example: ['courses:read', 'testimonials:read'],
  })
  scopes: KeyScope[];

  @ApiProperty({
    type: [String],
    example: ['203.0.113.0/24'],
    description: 'Addresses and networks that may use it; none: all may.',
  })
  addresses: string[];

  @ApiProperty({ example: 'Ada Lovelace', description: 'Who made it; it acts for them.' })
  maker_name: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  created_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-06-02T05:06:07.089Z',
    description: 'Null: it does not expire.',
  })
  expires_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-05T09:41:00.000Z',
    description: 'Exact to a minute; null: not yet.',
  })
  last_used_at: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '203.0.113.7',
    description: 'The network address that used it last.',
  })
  last_used_from: string | null;

  @ApiProperty({
    example: true,
    description: 'False: the key has expired, or its creator is no longer an active admin.',
  })
  is_valid: boolean;
}

export class ApiKeyListDto {
  @ApiProperty({ type: [ApiKeyDto], description: 'Newest first.' })
  api_keys: ApiKeyDto[];
}

export class NewApiKeyDto {
  @ApiProperty({ type: ApiKeyDto })
  api_key: ApiKeyDto;

  @ApiProperty({
    example: 'lectern_Zk3vQ1Jm0c9r8s7t6u5v4w3x2y1z0AbCdEfGhIjKlMn',
    description: 'The key itself. It is shown only once and not stored.',
  })
  secret: string;
}
