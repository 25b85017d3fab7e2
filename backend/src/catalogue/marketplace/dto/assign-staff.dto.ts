import { TextField } from '../../../common/validation/text-field.js';

export class AssignStaffDto {
  @TextField({ label: 'Staff member', example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10' })
  staff_user_id: string;
}
