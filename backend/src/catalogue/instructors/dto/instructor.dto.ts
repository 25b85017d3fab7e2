import { ApiProperty } from '@nestjs/swagger';
import { PictureDto } from '../../../pictures/dto/picture.dto.js';

export class InstructorDto {
  @ApiProperty({ example: 'Amara Okafor' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'Head of Machine Learning' })
  title: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Amara led applied machine learning at a logistics company for nine years.',
  })
  bio: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A page about the instructor.',
    example: 'https://amara.example.org',
  })
  link: string | null;

  @ApiProperty({
    type: PictureDto,
    required: false,
    description: 'The portrait; absent without one and until it is downloaded.',
  })
  picture?: PictureDto;
}
