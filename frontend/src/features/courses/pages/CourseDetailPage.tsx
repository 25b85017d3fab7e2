import { Link, useParams } from 'react-router-dom';
import { useGetCourse } from '../../../api/generated/courses/courses';
import button from '../../../components/button.module.css';
import { NotFoundLayout } from '../../../components/NotFoundLayout';
import { PageMeta } from '../../../components/PageMeta';
import { QueryError } from '../../../components/QueryState';
import { paths } from '../../../paths';
import { CourseDetail } from '../components/CourseDetail';
import { CourseDetailSkeleton } from '../components/CourseDetailSkeleton';

export default function CourseDetailPage() {
  const id = useParams()['id'] ?? '';
  const query = useGetCourse(id, {
    query: {
      // A 404 from the server is final; hydration must not retry it.
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

function CourseNotFound() {
  return (
    <NotFoundLayout
      title="Course not found"
      text="It may have been renamed or retired. The list of courses has what we teach today."
    >
      <PageMeta title="Course not found" />
      <Link to={paths.courses} className={button.primary}>
        Back to Courses
      </Link>
    </NotFoundLayout>
  );
}

/** Treats an invalid id (400) like a missing or removed course. */
function isMissing(status = 0): boolean {
  return [400, 404, 410].includes(status);
}
