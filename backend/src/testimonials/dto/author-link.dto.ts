import { ApiProperty } from '@nestjs/swagger';

export class AuthorLinkDto {
  @ApiProperty({
    example: 'https://www.example.org/your-story/Zk3v…',
    description: 'A secret: whoever has it corrects or withdraws the story.',
  })
  link: string;
}
