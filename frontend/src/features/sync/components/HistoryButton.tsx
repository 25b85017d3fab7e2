import { HistoryOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { CourseHistory, type HistoryCourse } from './CourseHistory';

export function HistoryButton({ course }: { course: HistoryCourse }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title="History">
        <Button
          type="text"
          icon={<HistoryOutlined aria-hidden="true" />}
          aria-label={`History of ${course.title}`}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <CourseHistory course={course} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
