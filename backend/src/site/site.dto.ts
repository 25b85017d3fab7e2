import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class DemoCredentialDto {
  @ApiProperty({ example: 'admin' })
  username: string;

  @ApiProperty({ example: 'lectern-demo' })
  password: string;
}

export class SiteDto {
  @ApiProperty({ example: 'Lectern' })
  site_name: string;

  @ApiPropertyOptional({
    type: DemoCredentialDto,
    description: 'Signs in as admin; only in demo mode.',
  })
  demo_credential?: DemoCredentialDto;
}
