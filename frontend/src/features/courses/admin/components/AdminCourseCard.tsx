import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { VisibilitySwitch } from './VisibilitySwitch';
import { Badge } from '../../../../components/Badge';
import { categoryTone, priceLabel } from '../../course-labels';
import { categoryOf, durationOf, imagesOf, isCustomized, priceOf } from '../admin-course';
import styles from './AdminCourseCard.module.css';
import { CourseImage } from './CourseImage';
import { CourseMarks } from './CourseMarks';

interface AdminCourseCardProps {
  course: AdminCourseCardDto;
  onEdit: (id: number) => void;
  onSetVisible: (id: number, visible: boolean) => void;
}

export function AdminCourseCard({ course, onEdit, onSetVisible }: AdminCourseCardProps) {
  const { thinkific_id: id, display_title: title } = course;
  const category = categoryOf(course);
  const facts = [durationOf(course), course.display_format].filter((fact) => fact !== null);
  return (
    <li className={styles.card}>
      <div className={styles.image}>
        <CourseImage urls={imagesOf(course)} />
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        {isCustomized(course) && (
          <p className={styles.original}>Original name: {course.thinkific_name}</p>
        )}
        <div className={styles.badges} data-tone={categoryTone(category)}>
          {category && <Badge toned>{category}</Badge>}
          {course.display_level && <Badge>{course.display_level}</Badge>}
          {isCustomized(course) && <Badge>Customized</Badge>}
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </div>
        <p className={styles.description}>{course.description ?? 'No description'}</p>
        <CourseMarks course={course} />
      </div>
      <div className={styles.side}>
        <p className={styles.price}>{priceLabel(priceOf(course)) ?? 'No price'}</p>
        <div className={styles.actions}>
          <VisibilitySwitch
            title={title}
            isVisible={course.is_visible}
            goneFrom={course.thinkific_removed_at && 'Thinkific'}
            onSet={(visible) => onSetVisible(id, visible)}
          />
          <Button icon={<EditOutlined />} aria-label={`Edit ${title}`} onClick={() => onEdit(id)}>
            Edit
          </Button>
        </div>
      </div>
    </li>
  );
}
