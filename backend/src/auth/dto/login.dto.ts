import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { LIMITS } from '../../common/validation/limits.js';
import { TextField } from '../../common/validation/text-field.js';
import { composed } from '../../common/validation/transforms.js';
import { CodeField } from '../../users/two-factor/dto/code.dto.js';
import { UserDto } from '../../users/dto/user.dto.js';

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
}

export class LoginResponseDto {
  @ApiProperty({
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwYjlkNmYzZSJ9.bXkgc2lnbmF0dXJl',
    description: 'Goes into the header `Authorization: Bearer …` of each call.',
  })
  access_token: string;

  @ApiProperty({ type: UserDto })
  user: UserDto;
}
