import { Link } from 'react-router-dom';
import { useListTestimonials } from '../../../api/generated/testimonials/testimonials';
import { QueryState } from '../../../components/QueryState';
import section from '../../../components/section-head.module.css';
import { Skeleton } from '../../../components/Skeleton';
import { paths } from '../../../paths';
import { STORIES_SHOWN } from '../stories-shown';
import { SuccessStory } from './SuccessStory';
import styles from './SuccessStories.module.css';

export function SuccessStories() {
  const query = useListTestimonials({ limit: STORIES_SHOWN });
  if (query.data?.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="stories">
      <div className="container">
        <div className={section.head}>
          <h2 id="stories">Success Stories</h2>
          <Link to={paths.submitTestimonial}>Share your story</Link>
        </div>
        <QueryState
          query={query}
          errorTitle="We could not load the success stories"
          loading={<StoriesSkeleton />}
        >
          {(stories) => (
            <ul className={styles.stories}>
              {stories.map((story) => (
                <li key={story.id}>
                  <SuccessStory story={story} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </section>
  );
}

function StoriesSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading stories…
      </p>
      <div className={styles.stories}>
        {Array.from({ length: STORIES_SHOWN }, (_, index) => (
          <div key={index} className={styles.skeleton}>
            <Skeleton className={styles.portrait} />
            <Skeleton className={styles.quote} />
          </div>
        ))}
      </div>
    </>
  );
}
