import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { TextField } from '../../../common/validation/text-field.js';
import { CurrentPasswordField } from '../../users/dto/user-fields.js';
import { BinaryField } from './passkey-assertion.dto.js';

const PasskeyNameField = () => TextField({ label: 'Name', max: 60, example: 'My laptop' });

const TRANSPORTS = 'The transports must be a list of at most 10 short texts';

export class PasskeyDto {
  @ApiProperty({ example: '5f2d3a0c-7a51-4c1e-9a43-1d0b6c1f8e22', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'My laptop' })
  name: string;

  @ApiProperty({ example: true, description: 'There is a copy in its owner’s other devices.' })
  is_backed_up: boolean;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-03-04T08:15:30.000Z' })
  created_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-05T07:58:12.000Z',
    description: 'Null: not since it was added.',
  })
  last_used_at: string | null;
}

export class ConfirmPasskeyDto {
  @CurrentPasswordField()
  current_password: string;
}

export class RenamePasskeyDto {
  @PasskeyNameField()
  name: string;
}

/** The result of `navigator.credentials.create()`, with binary values in base64url. */
export class AddPasskeyDto {
  @PasskeyNameField()
  name: string;

  @BinaryField({ label: 'Credential', max: 1_400, example: 'q1Zx0gNn3kO0yP4mF7wJ2A' })
  credential_id: string;

  @BinaryField({
    label: 'Client data',
    max: 4_096,
    example: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
    description: '`clientDataJSON`',
  })
  client_data: string;

  @BinaryField({
    label: 'Attestation',
    max: 16_384,
    example: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikSZYN5YgO',
    description: '`attestationObject`',
  })
  attestation: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: 30 },
    maxItems: 10,
    example: ['internal', 'hybrid'],
    description: 'How a browser reaches the authenticator.',
  })
  @IsArray({ message: TRANSPORTS })
  @ArrayMaxSize(10, { message: TRANSPORTS })
  @IsString({ each: true, message: TRANSPORTS })
  @MaxLength(30, { each: true, message: TRANSPORTS })
  transports: string[];
}
