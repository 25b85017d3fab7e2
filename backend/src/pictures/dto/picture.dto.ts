import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { UrlField } from '../../common/validation/url-field.js';

export class PictureAddressDto {
  @UrlField({ label: 'Address', example: 'https://cdn.example.org/rag.jpg' })
  url: string;
}

export class UploadForDto {
  @ChoiceField({
    label: 'for',
    choices: ['course', 'logo'],
    name: 'PicturePlace',
    optional: true,
  })
  for?: 'course' | 'logo';
}

export class PicturePreviewDto {
  @ApiProperty({
    example: 'data:image/webp;base64,UklGRg…',
    description: 'The picture as WebP, at most 640 pixels wide, as a data URL.',
  })
  src: string;

  @ApiProperty({ type: 'integer', example: 1280, description: 'The original size in pixels.' })
  width: number;

  @ApiProperty({ type: 'integer', example: 720, description: 'The original size in pixels.' })
  height: number;
}

export class PictureDto {
  @ApiProperty({
    example: '/pictures/3f2a9c0b7d1e4f5a8b6c9d0e1f2a3b4c',
    description:
      'The base path of its immutable files: `{path}/{width}.{avif, webp or jpg}` for widths of 96, 192, 320, 480, 640, 960, 1280 and 1920 pixels. None is wider than the picture itself.',
  })
  path: string;

  @ApiProperty({ type: 'integer', example: 1280, description: 'Pixels.' })
  width: number;

  @ApiProperty({ type: 'integer', example: 720, description: 'Pixels.' })
  height: number;

  @ApiProperty({ example: '#3b5f8a', description: 'The average color, to show while it loads.' })
  colour: string;
}

/** An upload. It is deleted if no course, story or version of the site shows it within a day. */
export class UploadedPictureDto {
  @ApiProperty({
    format: 'uri',
    example: 'https://www.example.org/pictures/3f2a9c0b7d1e4f5a8b6c/640.jpg',
    description: 'Its URL, for fields that expect the URL of a picture.',
  })
  url: string;

  @ApiProperty({ type: PictureDto })
  picture: PictureDto;
}
