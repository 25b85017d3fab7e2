import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CataloguePageDto } from '../../../api/generated/model/cataloguePageDto';
import button from '../../../components/button.module.css';
import { Pager } from '../../../components/pager/Pager';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { pluralize } from '../../../format-count';
import { PAGE_SIZE } from '../catalogue-queries';
import type { useCourseFilters } from '../hooks/use-course-filters';
import { CatalogueCards } from './CatalogueCards';
import { CatalogueOrder } from './CatalogueOrder';
import { NoMatches } from './NoMatches';
import { opensNewTab } from './opens-new-tab';
import styles from './CatalogueResults.module.css';

interface CatalogueResultsProps {
  catalogue: ReturnType<typeof useCourseFilters>;
  results: CataloguePageDto;
  /** A search with results, suggested when this one has none. */
  suggestion: string | undefined;
  isSearching: boolean;
  canShowMore: boolean;
}

export function CatalogueResults(props: CatalogueResultsProps) {
  const { catalogue, results, suggestion, isSearching, canShowMore } = props;
  const { filters, pages, addressOfPage } = catalogue;
  const { courses, total } = results;
  const { page } = filters;
  const isFiltered = filters.search || filters.category || filters.level || filters.price;
  const first = (page - 1) * PAGE_SIZE;
  const shown = Math.max(courses.length, Math.min(total - first, pages * PAGE_SIZE));
  // The pressed button disappears with the empty state, so the count takes the focus.
  const count = useRef<HTMLParagraphElement>(null);
  const goOn = (work: () => void) => {
    count.current?.focus();
    work();
  };
  const showMore = (event: MouseEvent) => {
    if (!canShowMore || opensNewTab(event)) return;
    event.preventDefault();
    catalogue.showMore();
  };
  return (
    <div>
      <div className={styles.line}>
        <p ref={count} tabIndex={-1} role="status">
          {isSearching ? 'Searching…' : formatTotal(total)}
        </p>
        <CatalogueOrder filters={filters} choose={catalogue.choose} />
      </div>
      {total === 0 && !isSearching && !isFiltered && <NothingYet />}
      {total === 0 && !isSearching && isFiltered && (
        <NoMatches
          suggestion={suggestion}
          addressOfSearch={catalogue.addressOfSearch}
          onSearch={(text) => goOn(() => catalogue.search(text))}
          onClear={() => goOn(catalogue.clear)}
        />
      )}
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
    </div>
  );
}

/** The panel below says why there are none. */
function formatTotal(total: number): string {
  return total === 0 ? 'No courses' : `Showing ${pluralize(total, 'course')}`;
}

function NothingYet() {
  const home = (
    <Link to={paths.home} className={button.secondary}>
      Go to the home page
    </Link>
  );
  return <StatusPanel title="The first courses are being prepared" action={home} />;
}
