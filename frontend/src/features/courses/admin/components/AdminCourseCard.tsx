import { EditOutlined } from '@ant-design/icons';
import { Button, Card, Checkbox, Flex, Tag } from 'antd';
import type { CourseRow } from '../course-row';
import { useOpenRecord } from '../../../../components/admin/open-record';
import { MoreActions } from '../../../../components/admin/RowActions';
import { RULES } from '../../../sync';
import { categoryOf, durationOf, imagesOf, isCustomized } from '../admin-course';
import { cardActions, courseActions, type CourseHandlers } from '../course-actions';
import { COURSE_FIELDS } from '../course-fields';
import styles from './AdminCourseCard.module.css';
import { CourseImage } from './CourseImage';
import { CourseNotes } from './CourseNotes';
import { CoursePrice } from './CoursePrice';
import { VisibilitySwitch } from './VisibilitySwitch';

interface AdminCourseCardProps {
  course: CourseRow;
  isSelected: boolean;
  /** The card that the keyboard is on. */
  isCurrent: boolean;
  onSelect: (isRange: boolean) => void;
  handlers: CourseHandlers;
}

export function AdminCourseCard(props: AdminCourseCardProps) {
  const { course, isSelected, isCurrent, onSelect, handlers } = props;
  const { thinkific_id: id, display_title: title } = course;
  useOpenRecord(
    'list',
    isCurrent ? { name: title, actions: cardActions(course, handlers) } : undefined,
  );
  return (
    <li
      className={styles.item}
      data-selected={isSelected}
      // The current card takes the focus, so that screen readers announce it.
      {...(isCurrent && { 'aria-current': true, tabIndex: -1 })}
    >
      <Card size="small" className={styles.card}>
        <div className={styles.body}>
          <Flex gap={12} align="flex-start">
            <Checkbox
              aria-label={`Select ${title}`}
              checked={isSelected}
              onChange={({ nativeEvent }) =>
                onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
            <CourseImage urls={imagesOf(course)} />
          </Flex>
          <div className={styles.text}>
            <h2>{title}</h2>
            <CourseTags course={course} />
            <p className={styles.description}>{course.description ?? 'No description'}</p>
            <CourseNotes course={course} />
          </div>
          <div className={styles.side}>
            <CoursePrice course={course} />
            <Flex wrap gap={8} align="center" justify="end">
              <VisibilitySwitch
                title={title}
                isVisible={course.is_visible}
                goneNote={course.thinkific_removed_at && `gone-${id}`}
                onSet={(visible) => handlers.onSetVisible({ id, title }, visible)}
              />
              <Button
                icon={<EditOutlined aria-hidden="true" />}
                aria-label={`Edit ${title}`}
                onClick={() => handlers.onEdit(id)}
              >
                Edit
              </Button>
              <MoreActions name={title} actions={courseActions(course, handlers)} />
            </Flex>
          </div>
        </div>
      </Card>
    </li>
  );
}

/** Overridden fields that are named; the others are counted. */
const NAMED_FIELDS = 2;

function CourseTags({ course }: { course: CourseRow }) {
  const category = categoryOf(course);
  const facts = [durationOf(course), course.display_format].filter((fact) => fact !== null);
  const labels = course.overridden_fields
    .filter((field) => field !== 'title')
    .map((field) => COURSE_FIELDS[field].label);
  const overridden = `Overridden: ${labels.join(', ')}`;
  const more = labels.length - NAMED_FIELDS;
  return (
    <Flex wrap gap="4px 6px" align="center" className={styles.tags}>
      {category && <Tag className={styles.tag}>{category}</Tag>}
      {course.display_level && <Tag className={styles.tag}>{course.display_level}</Tag>}
      {isCustomized(course) && <Tag>Customized</Tag>}
      {course.is_featured && <Tag>Featured</Tag>}
      {course.sync_rule !== 'follow' && <Tag>{RULES[course.sync_rule].chip}</Tag>}
      {labels.length > 0 && (
        <Flex wrap gap={4} role="img" aria-label={overridden} title={overridden}>
          {labels.slice(0, NAMED_FIELDS).map((label) => (
            <Tag key={label} variant="outlined">
              {label}
            </Tag>
          ))}
          {more > 0 && <Tag variant="outlined">+{more}</Tag>}
        </Flex>
      )}
      {isCustomized(course) && <span>Original name: {course.thinkific_name}</span>}
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
    </Flex>
  );
}
