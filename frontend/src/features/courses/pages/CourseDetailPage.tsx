import { useParams } from 'react-router-dom';
import { useGetCourse } from '../../../api/generated/courses/courses';
import { QueryState } from '../../../components/QueryState';
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
  return (
    <div className="container">
      <QueryState
        query={query}
        errorTitle="We could not load this course"
        loading={<CourseDetailSkeleton />}
      >
        {(course) => <CourseDetail course={course} />}
      </QueryState>
    </div>
  );
}

/** An id that cannot be one is as missing as one that is not there, or is gone. */
function isMissing(status = 0): boolean {
  return [400, 404, 410].includes(status);
}
