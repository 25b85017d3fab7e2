import { FigureStripSkeleton } from '../components/admin/FigureStrip';
import head from '../components/admin/PageHead.module.css';
import { Skeleton } from '../components/Skeleton';
import { adminPaths } from '../paths';
import { adminTitleAt } from '../routes/admin-titles';
import styles from './ScreenSkeleton.module.css';

/** Screens that begin with figures, and how many these are. */
const FIGURES: Readonly<Record<string, number>> = {
  [adminPaths.root]: 7,
  [adminPaths.dashboard]: 7,
  [adminPaths.courses]: 4,
  [adminPaths.udemyCourses]: 3,
  [adminPaths.testimonials]: 4,
  [adminPaths.users]: 4,
};

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A screen whose code is on its way. */
export function ScreenSkeleton({ path }: { path: string }) {
  const figures = FIGURES[path];
  return (
    <>
      <header className={head.head}>
        <h1 aria-hidden="true">{adminTitleAt(path)}</h1>
        <p role="status" className={styles.status}>
          <span className={styles.spinner} aria-hidden="true" />
          Loading...
        </p>
      </header>
      <div aria-hidden="true">
        {figures && (
          <FigureStripSkeleton figures={figures} hint={figures === FIGURES[adminPaths.root]} />
        )}
        <div className={styles.lines}>
          {LINES.map((line) => (
            <Skeleton key={line} />
          ))}
        </div>
      </div>
    </>
  );
}
