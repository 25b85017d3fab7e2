import { EditOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { useOpenRecord } from '../../../../components/admin/open-record';
import { MoreActions } from '../../../../components/admin/table/MoreActions';
import { hasShift } from '../../../../components/admin/table/use-selection';
import { VisibilitySwitch } from './VisibilitySwitch';
import { Badge } from '../../../../components/Badge';
import { RULES } from '../../../sync';
import { categoryTone } from '../../course-labels';
import { categoryOf, durationOf, imagesOf, isCustomized } from '../admin-course';
import { cardActions, courseActions, type CourseHandlers } from '../course-actions';
import styles from './AdminCourseCard.module.css';
import { CourseImage } from './CourseImage';
import { CourseMarks } from './CourseMarks';
import { CoursePrice } from './CoursePrice';
import { OverriddenFields } from './OverriddenFields';

interface AdminCourseCardProps {
  course: AdminCourseCardDto;
  isSelected: boolean;
  /** The card that the keyboard is on. */
  isCurrent: boolean;
  onSelect: (isRange: boolean) => void;
  handlers: CourseHandlers;
}

export function AdminCourseCard(props: AdminCourseCardProps) {
  const { course, isSelected, isCurrent, onSelect, handlers } = props;
  const { thinkific_id: id, display_title: title } = course;
  const category = categoryOf(course);
  const original = isCustomized(course) ? `Original name: ${course.thinkific_name}` : '';
  const format = [durationOf(course), course.display_format].filter((fact) => fact !== null);
  const facts = [original, format.join(' · ')].filter(Boolean);
  useOpenRecord(
    'list',
    isCurrent ? { name: title, actions: cardActions(course, handlers) } : undefined,
  );
  // It can take the focus, so that screen readers tell it.
  const current = isCurrent && { 'aria-current': true, tabIndex: -1 };
  return (
    <li className={styles.card} data-selected={isSelected} {...current}>
      <div className={styles.cover}>
        <Checkbox
          className={styles.select}
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(hasShift(nativeEvent))}
        />
        <CourseImage urls={imagesOf(course)} />
      </div>
      <div>
        <div className={styles.head} data-tone={categoryTone(category)}>
          <h2 title={title}>{title}</h2>
          {category && <Badge toned>{category}</Badge>}
          {course.display_level && <Badge>{course.display_level}</Badge>}
          {isCustomized(course) && <Badge>Customized</Badge>}
          {course.is_featured && <Badge>Featured</Badge>}
          {course.sync_rule !== 'follow' && <Badge>{RULES[course.sync_rule].chip}</Badge>}
          <OverriddenFields course={course} />
          <span className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact} className={styles.fact}>
                {fact}
              </span>
            ))}
          </span>
        </div>
        <p className={styles.description}>{course.description ?? 'No description'}</p>
        <CourseMarks course={course} />
      </div>
      <div className={styles.side}>
        <CoursePrice course={course} />
        <div className={styles.actions}>
          <VisibilitySwitch
            title={title}
            isVisible={course.is_visible}
            goneNote={course.thinkific_removed_at && `gone-${id}`}
            onSet={(visible) => handlers.onSetVisible({ id, title }, visible)}
          />
          <Button
            icon={<EditOutlined />}
            aria-label={`Edit ${title}`}
            onClick={() => handlers.onEdit(id)}
          >
            Edit
          </Button>
          <MoreActions name={title} actions={courseActions(course, handlers)} />
        </div>
      </div>
    </li>
  );
}
