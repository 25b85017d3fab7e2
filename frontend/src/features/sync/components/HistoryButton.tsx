import { HistoryOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { CourseHistory, type HistoryCourse } from './CourseHistory';

interface HistoryButtonProps {
  course: HistoryCourse;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Opens a course's history beside what is on the screen. */
export function HistoryButton({ course, open, onToggle }: HistoryButtonProps) {
  return (
    <>
      <Tooltip title="History">
        <Button
          type="text"
          icon={<HistoryOutlined aria-hidden="true" />}
          aria-label={`History of ${course.title}`}
          onClick={() => onToggle(true)}
        />
      </Tooltip>
      <CourseHistory course={course} open={open} onClose={() => onToggle(false)} />
    </>
  );
}
