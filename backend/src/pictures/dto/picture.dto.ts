import { ApiProperty } from '@nestjs/swagger';

/** A picture that this site serves in several widths and formats. */
export class PictureDto {
  @ApiProperty({
    example: '/pictures/3f2a9c0b7d1e4f5a8b6c9d0e1f2a3b4c',
    description:
      'Where its files are, which never change: `{path}/{width}.{avif, webp or jpg}` for widths of 96, 192, 320, 480, 640, 960, 1280 and 1920 pixels. None is wider than the picture itself.',
  })
  path: string;

  @ApiProperty({ type: 'integer', example: 1280, description: 'Pixels.' })
  width: number;

  @ApiProperty({ type: 'integer', example: 720, description: 'Pixels.' })
  height: number;

  @ApiProperty({ example: '#3b5f8a', description: 'Its colours in one, to show while it loads.' })
  colour: string;
}
