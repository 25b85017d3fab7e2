import { ExportOutlined, HistoryOutlined, RollbackOutlined, SyncOutlined } from '@ant-design/icons';
import type { CourseRow } from './course-row';
import type { Action } from '../../../components/admin/RowActions';
import { paths } from '../../../paths';

export interface CourseHandlers {
  onEdit: (course: CourseRow) => void;
  onSetVisible: (course: CourseRow, visible: boolean) => void;
  /** Removes our values, so that the course shows the platform's. */
  onRestore: (course: CourseRow) => void;
  /** Opens the dialog for the sync rule. */
  onRule: (course: CourseRow) => void;
  onHistory: (course: CourseRow) => void;
}

export function courseActions(course: CourseRow, handlers: CourseHandlers): Action[] {
  const site = paths.course({ id: String(course.thinkific_id), slug: '' });
  const view = {
    title: 'View on site',
    icon: <ExportOutlined />,
    onClick: () => void window.open(site, '_blank', 'noopener'),
  };
  const restore = {
    title: 'Use platform values',
    icon: <RollbackOutlined />,
    onClick: () => handlers.onRestore(course),
  };
  return [
    ...(course.is_visible ? [view] : []),
    ...(course.overridden_fields.length > 0 ? [restore] : []),
    { title: 'History', icon: <HistoryOutlined />, onClick: () => handlers.onHistory(course) },
    { title: 'Sync rule…', icon: <SyncOutlined />, onClick: () => handlers.onRule(course) },
  ];
}

export function cardActions(course: CourseRow, handlers: CourseHandlers): Action[] {
  const { is_visible: isVisible } = course;
  return [
    {
      title: isVisible ? 'Hide' : 'Show',
      disabled: course.thinkific_removed_at !== null,
      onClick: () => handlers.onSetVisible(course, !isVisible),
    },
    { title: 'Edit', onClick: () => handlers.onEdit(course) },
    ...courseActions(course, handlers),
  ];
}
