import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { LIMITS, MayBeAbsent } from '../../../common/validation/limits.js';
import { TextField } from '../../../common/validation/text-field.js';
import { composed } from '../../../common/validation/transforms.js';
import { PasskeyAssertionDto } from '../../passkeys/dto/passkey-assertion.dto.js';
import { CodeField } from '../../two-factor/dto/two-factor.dto.js';
import { UserDto } from '../../users/dto/user.dto.js';
import { applyDecorators } from '@nestjs/common';
import { IsObject, ValidateNested } from 'class-validator';

export const PasskeyField = ({ description }: { description?: string } = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: PasskeyAssertionDto, description }),
    MayBeAbsent(),
    IsObject({ message: 'The passkey must be an object' }),
    ValidateNested(),
    Type(() => PasskeyAssertionDto),
  );

export class LoginDto {
  @TextField({
    label: 'Username',
    description: 'Or the email address; upper and lower case are the same.',
    example: 'maria',
  })
  @Transform(composed)
  username: string;

  @TextField({
    label: 'Password',
    max: LIMITS.password.max,
    trim: false,
    format: 'password',
    example: 'correct horse battery staple',
  })
  password: string;

  @CodeField({
    optional: true,
    description: 'For whom it is asked for. Of the authenticator app, or a recovery code.',
  })
  code?: string;

  @PasskeyField({ description: 'For whom it is asked for.' })
  passkey?: PasskeyAssertionDto;
}

export class SignedInUserDto extends UserDto {
  @ApiPropertyOptional({
    enum: [true],
    example: true,
    description:
      'The role needs two-factor authentication, and until it is set up other calls are 403 of the type ' +
      '`urn:lectern:problem:two-factor-required`. Else it is left out.',
  })
  must_set_up_two_factor?: true;
}

export class LoginResponseDto {
  @ApiProperty({
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwYjlkNmYzZSJ9.bXkgc2lnbmF0dXJl',
    description: 'Goes into the header `Authorization: Bearer …` of each call.',
  })
  access_token: string;

  @ApiProperty({ type: SignedInUserDto })
  user: SignedInUserDto;
}
