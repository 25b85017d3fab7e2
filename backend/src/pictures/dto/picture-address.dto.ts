import { ApiProperty } from '@nestjs/swagger';
import { UrlField } from '../../common/validation/url-field.js';

export class PictureAddressDto {
  @UrlField({ label: 'Address', example: 'https://cdn.example.org/rag.jpg' })
  url: string;
}

export class PicturePreviewDto {
  @ApiProperty({
    example: 'data:image/webp;base64,UklGRg…',
    description: 'It in WebP, at most 640 pixels wide, as a data URL.',
  })
  src: string;

  @ApiProperty({ type: 'integer', example: 1280, description: 'Of the picture itself, in pixels.' })
  width: number;

  @ApiProperty({ type: 'integer', example: 720, description: 'Of the picture itself, in pixels.' })
  height: number;
}
