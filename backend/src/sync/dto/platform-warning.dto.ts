import { ApiProperty } from '@nestjs/swagger';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';

export class PlatformWarningDto {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'thinkific' })
  platform: PlatformName;

  @ApiProperty({
    example:
      'The access token of Thinkific expires on 2027-01-31. Create another one in Thinkific, and enter it with its ' +
      'date under Settings → Connections.',
  })
  text: string;
}
