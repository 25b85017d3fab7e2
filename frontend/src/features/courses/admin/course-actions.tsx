import { ExportOutlined, HistoryOutlined, RollbackOutlined, SyncOutlined } from '@ant-design/icons';
import type { CourseRow } from './course-row';
import type { Action } from '../../../components/admin/RowActions';
import { paths } from '../../../paths';

export interface CourseHandlers {
  onEdit: (id: number) => void;
  onSetVisible: (course: { id: number; title: string }, visible: boolean) => void;
  /** Shows the course as the platform has it. */
  onRestore: (course: CourseRow) => void;
  /** Asks for the sync rule of the course. */
  onRule: (course: CourseRow) => void;
  onHistory: (course: CourseRow) => void;
}

/** The actions under "…" of a course. */
export function courseActions(course: CourseRow, handlers: CourseHandlers): Action[] {
  const { is_visible: isVisible, overridden_fields: overridden } = course;
  const site = paths.course({ id: String(course.thinkific_id), slug: '' });
  const restore = () => handlers.onRestore(course);
  const view = () => void window.open(site, '_blank', 'noopener');
  const offers: [isOffered: boolean, action: Action][] = [
    [isVisible, { title: 'View on site', icon: <ExportOutlined />, onClick: view }],
    [
      overridden.length > 0,
      { title: 'Use platform values', icon: <RollbackOutlined />, onClick: restore },
    ],
    [
      true,
      { title: 'History', icon: <HistoryOutlined />, onClick: () => handlers.onHistory(course) },
    ],
    [true, { title: 'Sync rule…', icon: <SyncOutlined />, onClick: () => handlers.onRule(course) }],
  ];
  return offers.filter(([isOffered]) => isOffered).map(([, action]) => action);
}

/** The palette's actions for the course in the dialog, which offers the platform's values itself. */
export function dialogActions(course: CourseRow, handlers: CourseHandlers): Action[] {
  const site = courseActions({ ...course, overridden_fields: [] }, handlers);
  return [visibilityAction(course, handlers), ...site];
}

/** The palette's actions for the course that the keyboard is on. */
export function cardActions(course: CourseRow, handlers: CourseHandlers): Action[] {
  const edit = { title: 'Edit', onClick: () => handlers.onEdit(course.thinkific_id) };
  return [visibilityAction(course, handlers), edit, ...courseActions(course, handlers)];
}

function visibilityAction(course: CourseRow, { onSetVisible }: CourseHandlers): Action {
  const { thinkific_id: id, display_title: title, is_visible: isVisible } = course;
  return {
    title: isVisible ? 'Hide' : 'Show',
    disabled: course.thinkific_removed_at !== null,
    onClick: () => onSetVisible({ id, title }, !isVisible),
  };
}
