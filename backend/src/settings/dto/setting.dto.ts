import { ApiProperty } from '@nestjs/swagger';
import {
  CONNECTION_NAMES,
  type ConnectionName,
  STORED_NAMES,
} from '../../config/stored-variables.js';

const SOURCES = ['environment', 'stored', 'default'] as const;
export type SettingSource = (typeof SOURCES)[number];

const CONNECTION_STATES = ['set_up', 'not_set_up', 'lost', 'demo'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export class SettingDto {
  @ApiProperty({ enum: STORED_NAMES, enumName: 'SettingName', example: 'THINKIFIC_SUBDOMAIN' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'my-school',
    description: 'As in the environment. Null: not set, or a secret.',
  })
  value: string | null;

  @ApiProperty({ example: true, description: 'Whether there is a value, also of a secret.' })
  is_set: boolean;

  @ApiProperty({ example: false, description: 'Secrets are written but never returned.' })
  is_secret: boolean;

  @ApiProperty({
    example: false,
    description: 'The stored secret cannot be decrypted any more and must be entered again.',
  })
  is_lost: boolean;

  @ApiProperty({ enum: SOURCES, enumName: 'SettingSource', example: 'stored' })
  source: SettingSource;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The variable of the environment because of which this cannot be changed here.',
  })
  locked_by: string | null;
}

export class SettingListDto {
  @ApiProperty({ type: [SettingDto] })
  settings: SettingDto[];
}

export class ConnectionDto extends SettingListDto {
  @ApiProperty({ enum: CONNECTION_NAMES, enumName: 'ConnectionName', example: 'thinkific' })
  name: ConnectionName;

  @ApiProperty({
    enum: CONNECTION_STATES,
    enumName: 'ConnectionState',
    example: 'set_up',
    description: '`lost`: a secret must be entered again. `demo`: the demo’s sandbox is used.',
  })
  state: ConnectionState;
}

export class ConnectionListDto {
  @ApiProperty({ type: [ConnectionDto] })
  connections: ConnectionDto[];
}
