import { ApiProperty } from '@nestjs/swagger';
import { PictureDto } from './picture.dto.js';

/** An upload. It is deleted if no course or story shows it within a day. */
export class UploadedPictureDto {
  @ApiProperty({
    format: 'uri',
    example: 'https://www.example.org/pictures/3f2a9c0b7d1e4f5a8b6c/640.jpg',
    description: 'Its address, for the fields that take the address of a picture.',
  })
  url: string;

  @ApiProperty({ type: PictureDto })
  picture: PictureDto;
}
