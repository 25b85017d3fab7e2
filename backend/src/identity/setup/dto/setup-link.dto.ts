import { ApiProperty } from '@nestjs/swagger';

export class SetupLinkDto {
  @ApiProperty({ example: 'Lectern', description: 'The name of the site that the link sets up.' })
  site_name: string;
}
