import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { SaveSettingsDto } from '../../../settings/dto/save-settings.dto.js';

export class TestConnectionDto extends SaveSettingsDto {
  @ApiPropertyOptional({
    default: false,
    example: false,
    description: 'Also sends a mail to your own address. For the mail server only.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Send mail must be true or false' })
  send_mail?: boolean;
}

export class ConnectionTestDto {
  @ApiProperty({ example: false })
  is_working: boolean;

  @ApiProperty({ example: 'Thinkific refuses the subdomain or the API key (401).' })
  message: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '{"error":"Authentication Error"}',
    description: 'The beginning of what the other side answered, without your secrets.',
  })
  answer: string | null;
}
