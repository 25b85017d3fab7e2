import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';

export const LONGEST_VALUE = 500;

export class SaveSettingsDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true, maxLength: LONGEST_VALUE },
    example: { THINKIFIC_SUBDOMAIN: 'my-school', THINKIFIC_SITE_URL: null },
    description: 'Values by name, as in the environment. Absent: unchanged. Null: not set.',
  })
  @IsObject({ message: 'Settings must be an object' })
  settings: Record<string, string | null>;
}
