import { ChoiceField } from '../../../common/validation/choice-field.js';

const VIEWS = ['full', 'card'] as const;

export class AdminCourseViewQuery {
  @ChoiceField({ label: 'View', choices: VIEWS, name: 'AdminCourseView', default: 'full' })
  view: (typeof VIEWS)[number] = 'full';
}
