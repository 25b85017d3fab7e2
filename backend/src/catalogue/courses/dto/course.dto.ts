import { ApiProperty, PartialType } from '@nestjs/swagger';
import { PictureDto } from '../../../pictures/dto/picture.dto.js';
import { PLATFORMS, type PlatformName } from '../../../common/platforms.js';
import { PaymentOptionDto } from './payment-option.dto.js';

export class CourseOfferDto {
  @ApiProperty({ enum: PLATFORMS, enumName: 'PlatformName', example: 'udemy' })
  platform: PlatformName;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description:
      'The `price` of the course on Thinkific. On Udemy 0 where it is free, else null: Udemy tells no price.',
  })
  price: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where to enrol; null while there is no such place.',
    example: 'https://www.udemy.com/course/reading-tide-tables/',
  })
  url: string | null;
}

export class CourseDto {
  @ApiProperty({ example: '2200451', description: 'Opaque.' })
  id: string;

  @ApiProperty({
    example: 'retrieval-augmented-generation-in-practice',
    description:
      'The readable part of the course’s address; empty where the title has no letter for it.',
  })
  slug: string;

  @ApiProperty({ example: 'Retrieval-Augmented Generation in Practice' })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Plain text; paragraphs are separated by a blank line.',
    example: 'Build a question answering system over your own documents.\n\nNo prior ML needed.',
  })
  description: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'AI, Data, Software Engineering, or a name of the provider’s own.',
    example: 'AI',
  })
  category: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Intermediate' })
  level: string | null;

  @ApiProperty({
    example: 'Self-paced',
    description: 'Anything else than Self-paced is a cohort.',
  })
  format: string;

  @ApiProperty({ type: String, nullable: true, example: '6 weeks' })
  duration: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 249,
    description:
      'The price of the first of `paymentOptions`, in its currency: one payment, or the sum of a payment plan.',
  })
  price: number | null;

  @ApiProperty({
    type: [PaymentOptionDto],
    description: 'The ways to pay; the first is the one to show. Empty while there is no price.',
  })
  paymentOptions: PaymentOptionDto[];

  @ApiProperty({ type: String, nullable: true, example: 'https://cdn.example.org/rag.jpg' })
  imageUrl: string | null;

  @ApiProperty({
    type: PictureDto,
    required: false,
    description: 'The picture at `imageUrl`; none until it was fetched, and once it is gone.',
  })
  picture?: PictureDto;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where to enrol; null while there is no such place.',
    example: 'https://school.thinkific.com/enroll/2301877?price_id=3400912',
  })
  thinkificUrl: string | null;

  @ApiProperty({
    example: true,
    description: 'False for a subscription, and where access ends some days after enrolling.',
  })
  hasLifetimeAccess: boolean;

  @ApiProperty({
    type: [CourseOfferDto],
    description:
      'That of Thinkific, with `price` and `thinkificUrl`, and that of Udemy if the course is there, too.',
  })
  offers: CourseOfferDto[];

  @ApiProperty({
    type: [String],
    description: 'Module titles in order.',
    example: ['Embeddings', 'Chunking', 'Evaluation'],
  })
  curriculum: string[];

  @ApiProperty({
    type: [String],
    description: 'What a student can do afterwards.',
    example: ['Choose an embedding model', 'Measure the quality of answers'],
  })
  outcomes: string[];
}

export class CoursePartDto extends PartialType(CourseDto) {}
