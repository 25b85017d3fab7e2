import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CataloguePageDto } from '../../../api/generated/model/cataloguePageDto';
import button from '../../../components/button.module.css';
import { Pager } from '../../../components/pager/Pager';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { countOf } from '../../../words';
import { PAGE_SIZE } from '../catalogue-queries';
import { CatalogueCards } from './CatalogueCards';
import { NoMatches } from './NoMatches';
import { opensElsewhere } from './opens-elsewhere';
import styles from './CatalogueResults.module.css';

interface CatalogueResultsProps {
  results: CataloguePageDto;
  isFiltered: boolean;
  /** What finds something where nothing is found. */
  suggestion: string | undefined;
  addressOfSearch: (search: string) => string;
  onSearch: (search: string) => void;
  isSearching: boolean;
  page: number;
  /** How many pages stand below each other. */
  pages: number;
  addressOfPage: (page: number) => string;
  /** Missing where more can only be had on the next page. */
  onMore: (() => void) | undefined;
  onClear: () => void;
  /** Stands beside the count. */
  order: ReactNode;
}

export function CatalogueResults(props: CatalogueResultsProps) {
  const {
    results,
    isFiltered,
    suggestion,
    isSearching,
    page,
    pages,
    addressOfPage,
    onMore,
    onClear,
  } = props;
  const { courses, total } = results;
  const first = (page - 1) * PAGE_SIZE;
  const shown = Math.max(courses.length, Math.min(total - first, pages * PAGE_SIZE));
  // What is pressed goes away with the empty state, and the focus would go with it.
  const count = useRef<HTMLParagraphElement>(null);
  const goOn = (work: () => void) => {
    count.current?.focus();
    work();
  };
  const showMore = (event: MouseEvent) => {
    if (!onMore || opensElsewhere(event)) return;
    event.preventDefault();
    onMore();
  };
  return (
    <div>
      <div className={styles.line}>
        <p ref={count} tabIndex={-1} role="status">
          {isSearching ? 'Searching…' : `Showing ${countOf(total, 'course')}`}
        </p>
        {props.order}
      </div>
      {total === 0 && !isSearching && !isFiltered && <NothingYet />}
      {total === 0 && !isSearching && isFiltered && (
        <NoMatches
          suggestion={suggestion}
          addressOfSearch={props.addressOfSearch}
          onSearch={(text) => goOn(() => props.onSearch(text))}
          onClear={() => goOn(onClear)}
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

function NothingYet() {
  const home = (
    <Link to={paths.home} className={button.secondary}>
      Go to the home page
    </Link>
  );
  return <StatusPanel title="The first courses are being prepared" action={home} />;
}
