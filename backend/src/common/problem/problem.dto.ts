import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FieldError } from './app-error.js';

export class FieldErrorDto implements FieldError {
  @ApiProperty({ example: 'email', description: 'Name of the field, with dots for nested ones.' })
  field: string;

  @ApiProperty({ example: 'must be an email address' })
  message: string;
}

export class ProblemDto {
  @ApiProperty({
    example: 'about:blank',
    description:
      '`urn:lectern:problem:sync-cancelled` when somebody has cancelled the sync, ' +
      '`urn:lectern:problem:sync-held` when an admin has to decide about the sync, ' +
      '`urn:lectern:problem:code-required` when a login needs a code or a passkey beside the password, ' +
      '`urn:lectern:problem:two-factor-required` when the role needs a second factor that is not set up, ' +
      '`urn:lectern:problem:reauthentication-required` when the user has to authenticate again; ' +
      '`/api/health/ready` has types of its own.',
  })
  type: string;

  @ApiProperty({ example: 'Not Found', description: 'The name of the status.' })
  title: string;

  @ApiProperty({ type: 'integer', example: 404 })
  status: number;

  @ApiProperty({
    example: 'There is no course 4711.',
    description: 'What went wrong, and what to do about it.',
  })
  detail: string;

  @ApiPropertyOptional({
    example: '/api/courses/4711',
    description: 'Path of the request; absent if it was refused before the path was known.',
  })
  instance?: string;

  @ApiPropertyOptional({ type: [FieldErrorDto], description: 'The fields that are wrong.' })
  errors?: FieldErrorDto[];
}
