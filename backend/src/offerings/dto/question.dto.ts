import { ApiProperty } from '@nestjs/swagger';
import { QUESTION_TYPES, type Question } from '../offering.entity.js';

export class QuestionDto {
  @ApiProperty({ example: 'q1', description: 'The key of the answer in a registration.' })
  id: string;

  @ApiProperty({ example: 'Which laptop do you bring?' })
  label: string;

  @ApiProperty({ enum: QUESTION_TYPES, enumName: 'QuestionType', example: 'choice' })
  type: Question['type'];

  @ApiProperty({
    type: [String],
    example: ['macOS', 'Linux', 'Windows'],
    description: 'The answers of a `choice`; otherwise empty.',
  })
  options: string[];

  @ApiProperty({ example: true })
  isRequired: boolean;
}
