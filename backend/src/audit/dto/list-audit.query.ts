import { CountQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { DayField } from '../../common/validation/day-field.js';
import { TextField } from '../../common/validation/text-field.js';
import { AUDIT_OBJECT_TYPES, type AuditObjectType } from '../../changes/audit-objects.js';

export class ListAuditQuery {
  @CountQuery({ label: 'Id', format: 'int64', description: 'Only the entry with this id.' })
  id?: number;

  @TextField({
    label: 'Person',
    description:
      'The id of a user, also of a deleted one; `none` for actions without a signed-in user.',
    example: '4f1c2a7e-8d52-4c0b-9a55-0d2f6f3f1b11',
    max: 36,
    optional: true,
  })
  person?: string;

  @ChoiceField({
    label: 'Object type',
    choices: AUDIT_OBJECT_TYPES,
    name: 'AuditObjectType',
    optional: true,
  })
  object_type?: AuditObjectType;

  @TextField({
    label: 'Object id',
    description: 'The history of one record. Requires `object_type`.',
    example: '2817345',
    optional: true,
  })
  object_id?: string;

  @TextField({
    label: 'Action',
    description: 'An operation of this API, or an action of the program itself.',
    example: 'setTestimonialStatus',
    max: 100,
    optional: true,
  })
  action?: string;

  @DayField({ label: 'From', description: 'The first day (UTC).', example: '2026-05-01' })
  from?: string;

  @DayField({
    label: 'To',
    description: 'The last day (UTC).',
    example: '2026-05-31',
    notBefore: 'from',
  })
  to?: string;

  @CountQuery({
    label: 'Before',
    format: 'int64',
    description:
      'The `next` of the previous page, for older entries. Without it, the newest entries.',
  })
  before?: number;

  @CountQuery({ label: 'Limit', default: 50, max: 100, description: 'Entries per page.' })
  limit: number = 50;
}
