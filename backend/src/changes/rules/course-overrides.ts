import { OVERRIDE_FIELDS, toColumn } from '../../common/overridable-fields.js';
import { type ChangeRule, changedColumns, hasChanged, valuesOf } from '../change.js';
import { visibleCourses } from './lookups.queries.js';
import { tagsOfCourses } from './platform-courses.js';

/** `base` is the platform's value when the override was made. Visitors never see it. */
const UNSEEN = ['base'];

export const courseOverrides: ChangeRule = {
  audit: {
    type: 'course',
    fields: [...OVERRIDE_FIELDS.map(toColumn), 'base'],
    called: { base: 'compared platform values' },
    hidden: ['base'],
  },
  async cacheTags(changes, database) {
    const changed = changes.filter((change) => changedColumns(change, UNSEEN).length > 0);
    return tagsOfCourses(
      await visibleCourses(
        database,
        changed.map(({ record }) => record),
      ),
    );
  },
  async webhooks(changes, database) {
    const changed = changes.filter((change) => changedColumns(change, UNSEEN).length > 0);
    const visible = await visibleCourses(
      database,
      changed.map(({ record }) => record),
    );
    return changed
      .filter(({ record }) => visible.has(record))
      .map(({ record, at }) => ({ event: 'course.changed', subject: `thinkific ${record}`, at }));
  },
  pictures: (changes) =>
    changes
      .filter((change) => hasChanged(change, 'image_url'))
      .map(({ after }) => after?.['image_url']),
  history(change) {
    const columns = changedColumns(change, UNSEEN);
    if (columns.length > 0) return { kind: 'override', fields: valuesOf(change, columns) };
    return change.operation === 'update' ? { kind: 'confirmed', fields: {} } : null;
  },
};
