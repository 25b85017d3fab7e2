import type { PublishedStoryDto } from '../../../api/generated/model/publishedStoryDto';
import styles from './CourseStories.module.css';
import { SuccessStory } from './SuccessStory';

export function CourseStories({ id, stories }: { id: string; stories: PublishedStoryDto[] }) {
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Success Stories
      </h2>
      <ul className={styles.stories}>
        {stories.map((story) => (
          <li key={story.id}>
            <SuccessStory story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
