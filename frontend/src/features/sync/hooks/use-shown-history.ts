import { useState } from 'react';
import type { HistoryCourse } from '../components/CourseHistory';

/** Stores which course's history is open. The drawer keeps its content while it closes. */
export function useShownHistory() {
  const [course, setCourse] = useState<HistoryCourse>();
  const [open, setOpen] = useState(false);
  const show = (wanted: HistoryCourse) => {
    setCourse(wanted);
    setOpen(true);
  };
  return { show, drawer: { course, open, onClose: () => setOpen(false) } };
}
