import { useParams } from 'react-router-dom';
import { useGetCourse } from '../../../api/generated/courses/courses';
import { QueryError } from '../../../components/QueryState';
import { CourseDetail } from '../components/CourseDetail';
import { CourseDetailSkeleton } from '../components/CourseDetailSkeleton';
import { CourseNotFound } from '../components/CourseNotFound';

export default function CourseDetailPage() {
  const id = useParams()['id'] ?? '';
  const query = useGetCourse(id, {
    query: {
      // A course that the server did not find is not asked for again as the page comes alive.
      retryOnMount: ({ state }) => !isMissing(state.error?.status),
    },
  });
  if (isMissing(query.error?.status)) return <CourseNotFound />;
  if (query.isPending) return <CourseDetailSkeleton />;
  if (query.isError) {
    return (
      <div className="container">
        <QueryError query={query} title="We could not load this course" />
      </div>
    );
  }
  return <CourseDetail course={query.data} />;
}

/** An id that cannot be one is as missing as one that is not there, or is gone. */
function isMissing(status = 0): boolean {
  return [400, 404, 410].includes(status);
}
