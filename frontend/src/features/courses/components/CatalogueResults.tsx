import { type MouseEvent, useRef } from 'react';
import type { CataloguePageDto } from '../../../api/generated/model/cataloguePageDto';
import button from '../../../components/button.module.css';
import { Pager } from '../../../components/pager/Pager';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { PAGE_SIZE } from '../catalogue-queries';
import { countOf } from '../course-labels';
import { CatalogueCards } from './CatalogueCards';
import styles from './CatalogueResults.module.css';

interface CatalogueResultsProps {
  results: CataloguePageDto;
  isSearching: boolean;
  page: number;
  /** How many pages stand below each other. */
  pages: number;
  addressOfPage: (page: number) => string;
  /** Missing where more can only be had on the next page. */
  onMore: (() => void) | undefined;
  onClear: () => void;
}

export function CatalogueResults(props: CatalogueResultsProps) {
  const { results, isSearching, page, pages, addressOfPage, onMore, onClear } = props;
  const { courses, total } = results;
  const first = (page - 1) * PAGE_SIZE;
  const shown = Math.max(courses.length, Math.min(total - first, pages * PAGE_SIZE));
  // The button goes away with the empty state, and the focus would go with it.
  const count = useRef<HTMLParagraphElement>(null);
  const clearAndGoOn = () => {
    count.current?.focus();
    onClear();
  };
  const showMore = (event: MouseEvent) => {
    if (!onMore || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <>
      <p ref={count} tabIndex={-1} className={styles.count} role="status">
        {isSearching ? 'Searching…' : `Showing ${countOf(total, 'course')}`}
      </p>
      {total === 0 && <NoMatches onClear={clearAndGoOn} />}
      <CatalogueCards courses={courses} pages={pages} missing={shown - courses.length} />
      <Pager
        of="courses"
        first={first}
        shown={shown}
        total={total}
        previous={addressOfPage(page - 1)}
        next={addressOfPage(page + pages)}
        onMore={showMore}
      />
    </>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const clear = (
    <form
      action={paths.courses}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <button type="submit" className={button.primary}>
        Clear Filters
      </button>
    </form>
  );
  return (
    <StatusPanel title="No courses found matching your criteria" action={clear}>
      Try a broader word, or another category or level.
    </StatusPanel>
  );
}
