import { CountQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { DayField } from '../../common/validation/day-field.js';
import { TextField } from '../../common/validation/text-field.js';
import { AUDIT_OBJECT_TYPES, type AuditObjectType } from '../../changes/audit-objects.js';

export class ListAuditQuery {
  @CountQuery({ label: 'Id', format: 'int64', description: 'This line alone, wherever it stands.' })
  id?: number;

  @TextField({
    label: 'Person',
    description:
      'The id of a user, who may be deleted by now; `none` for what nobody signed in did.',
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
    description: 'With `object_type`, which it needs: the history of one record.',
    example: '2817345',
    optional: true,
  })
  object_id?: string;

  @TextField({
    label: 'Act',
    description: 'An operation of this API, or what the program did by itself.',
    example: 'setTestimonialStatus',
    max: 100,
    optional: true,
  })
  act?: string;

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
    description: 'The `next` of the page before: what is older. Without it, the newest lines.',
  })
  before?: number;

  @CountQuery({ label: 'Limit', default: 50, max: 100, description: 'Lines a page.' })
  limit: number = 50;
}
