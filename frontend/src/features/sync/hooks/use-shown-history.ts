import { useState } from 'react';
import type { HistoryCourse } from '../components/CourseHistory';

/** Of which course of a list the history is shown; a drawer that closes keeps its content. */
export function useShownHistory() {
  const [course, setCourse] = useState<HistoryCourse>();
  const [open, setOpen] = useState(false);
  const show = (wanted: HistoryCourse) => {
    setCourse(wanted);
    setOpen(true);
  };
  return { show, drawer: { course, open, onClose: () => setOpen(false) } };
}
