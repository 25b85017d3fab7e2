import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { TextField, type TextFieldOptions } from '../../../common/validation/text-field.js';

export const BinaryField = (
  options: Pick<TextFieldOptions, 'label' | 'max' | 'example' | 'description'>,
) =>
  applyDecorators(
    TextField(options),
    Matches(/^[\w-]+$/, { message: `${options.label} must be in base64url` }),
  );

/** The result of `navigator.credentials.get()`, with binary values in base64url. */
export class PasskeyAssertionDto {
  @BinaryField({ label: 'Credential', max: 1_400, example: 'q1Zx0gNn3kO0yP4mF7wJ2A' })
  credential_id: string;

  @BinaryField({
    label: 'Client data',
    max: 4_096,
    example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    description: '`clientDataJSON`',
  })
  client_data: string;

  @BinaryField({
    label: 'Authenticator data',
    max: 4_096,
    example: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  })
  authenticator_data: string;

  @BinaryField({ label: 'Signature', max: 8_192, example: 'MEUCIQDzm0X9Q3q8h0ZkYw' })
  signature: string;

  @BinaryField({
    label: 'User handle',
    max: 100,
    example: 'MGI5ZDZmM2UtNWQwZi00YzM5LThkNmItM2IxYjFmMmY3ZjEw',
    description: 'Whose passkey it is, as its authenticator remembers.',
  })
  user_handle: string;
}

export class PasskeyRequestOptionsDto {
  @ApiProperty({
    example: 'dGhpcyBpcyBvbmUgb2YgdGhlbSwgMzIgYnl0ZXMgbG8',
    description: 'To be signed within five minutes, once.',
  })
  challenge: string;

  @ApiProperty({ type: 'integer', example: 300_000, description: 'Milliseconds.' })
  timeout: number;

  @ApiProperty({ example: 'www.example.org' })
  rpId: string;

  @ApiProperty({ enum: ['required'], example: 'required' })
  userVerification: 'required';
}
