import { ApiProperty } from '@nestjs/swagger';
import { BooleanField } from '../../../common/validation/boolean-field.js';
import { AssignmentListField } from './assignment-list-field.js';

export class AssignmentPairDto {
  @ApiProperty({ example: 'x010SgCHN9hvyFtzUBB-zS3_Q==' })
  udemy_id: string;

  @ApiProperty({ example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' })
  staff_user_id: string;
}

export class ChangeAssignmentsDto {
  @AssignmentListField('Assign', AssignmentPairDto)
  assign: AssignmentPairDto[] = [];

  @AssignmentListField('Unassign', AssignmentPairDto)
  unassign: AssignmentPairDto[] = [];

  @BooleanField({
    label: 'Is undo',
    default: false,
    description:
      'Takes back what was ended: also of courses that are gone from Udemy, and of inactive users.',
  })
  is_undo: boolean = false;
}

export class ChangedAssignmentsDto {
  @ApiProperty({ type: [AssignmentPairDto], description: 'Without those that were there before.' })
  assigned: AssignmentPairDto[];

  @ApiProperty({ type: [AssignmentPairDto], description: 'Without those that were not there.' })
  unassigned: AssignmentPairDto[];
}
