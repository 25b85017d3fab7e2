import {
  ExportOutlined,
  HistoryOutlined,
  LockOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { AdminCourseCardDto } from '../../../api/generated/model/adminCourseCardDto';
import { SyncRule } from '../../../api/generated/model/syncRule';
import type { Action } from '../../../components/admin/table/MoreActions';
import { paths } from '../../../paths';
import { RULES } from '../../sync';

export interface CourseHandlers {
  onEdit: (id: number) => void;
  onSetVisible: (course: { id: number; title: string }, visible: boolean) => void;
  /** Shows the course as the platform has it. */
  onRestore: (course: AdminCourseCardDto) => void;
  onSetRule: (course: AdminCourseCardDto, rule: SyncRule) => void;
  onHistory: (course: AdminCourseCardDto) => void;
}

const ICONS: Record<SyncRule, ReactNode> = {
  follow: <SyncOutlined />,
  ask: <QuestionCircleOutlined />,
  frozen: <LockOutlined />,
};

/** What stands under "…" of a course; each line says whether it is offered. */
export function courseActions(course: AdminCourseCardDto, handlers: CourseHandlers): Action[] {
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
  ];
  const rules = Object.values(SyncRule).map((rule): [boolean, Action] => [
    rule !== course.sync_rule,
    {
      title: RULES[rule].label,
      icon: ICONS[rule],
      onClick: () => handlers.onSetRule(course, rule),
    },
  ]);
  return [...offers, ...rules].filter(([isOffered]) => isOffered).map(([, action]) => action);
}

/** What the palette can do to a course that is open in its dialog, which has the platform's values itself. */
export function dialogActions(course: AdminCourseCardDto, handlers: CourseHandlers): Action[] {
  const site = courseActions({ ...course, overridden_fields: [] }, handlers);
  return [visibilityAction(course, handlers), ...site];
}

/** What the palette can do to the course that the keyboard is on. */
export function cardActions(course: AdminCourseCardDto, handlers: CourseHandlers): Action[] {
  const edit = { title: 'Edit', onClick: () => handlers.onEdit(course.thinkific_id) };
  return [visibilityAction(course, handlers), edit, ...courseActions(course, handlers)];
}

function visibilityAction(course: AdminCourseCardDto, { onSetVisible }: CourseHandlers): Action {
  const { thinkific_id: id, display_title: title, is_visible: isVisible } = course;
  return {
    title: isVisible ? 'Hide' : 'Show',
    disabled: course.thinkific_removed_at !== null,
    onClick: () => onSetVisible({ id, title }, !isVisible),
  };
}
