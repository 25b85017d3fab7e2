import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { UdemyCataloguePageDto } from '../../../api/generated/model/udemyCataloguePageDto';
import button from '../../../components/button.module.css';
import { PageOutOfRange } from '../../../components/PageOutOfRange';
import { PageMeta } from '../../../components/PageMeta';
import { Pager } from '../../../components/pager/Pager';
import { QueryState } from '../../../components/QueryState';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { pluralize } from '../../../format-count';
import {
  addressOf,
  FilterGroup,
  NoMatches,
  OtherFilters,
  parseUdemyFilters,
  SearchField,
  useCourseFilters,
  useUdemyCourses,
} from '../../courses';
import { UdemyCourses } from '../components/UdemyCourses';
import styles from './UdemyCataloguePage.module.css';

const PAGE_SIZE = 12;

export default function UdemyCataloguePage() {
  const catalogue = useCourseFilters(paths.udemyCourses, parseUdemyFilters);
  const { filters } = catalogue;
  const { query, isSearching } = useUdemyCourses(filters);
  if (query.error?.status === 404) return <PageOutOfRange start={paths.udemyCourses} />;
  const page = filters.search ? 1 : filters.page;
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta
        title={page > 1 ? `Courses on Udemy, page ${page}` : 'Courses on Udemy'}
        path={addressOf({ ...filters, search: '', page }, paths.udemyCourses)}
        description="Courses on the marketplace Udemy, in addition to the courses on this site."
      />
      <h1>Courses on Udemy</h1>
      <p>
        Our courses on the marketplace Udemy. All others are under{' '}
        <Link to={paths.courses}>Courses</Link>.
      </p>
      <FilterForm {...catalogue} />
      <QueryState
        query={query}
        errorTitle="We could not load the courses on Udemy"
        loading={
          <p role="status" data-loading>
            Loading courses…
          </p>
        }
      >
        {(found) => <Results {...catalogue} found={found} isSearching={isSearching} />}
      </QueryState>
    </div>
  );
}

type Catalogue = ReturnType<typeof useCourseFilters>;

/** A GET form that works without JavaScript. */
function FilterForm({ filters, search, choose }: Catalogue) {
  return (
    <form
      action={paths.udemyCourses}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField value={filters.search} onChange={search} />
      <FilterGroup
        label="Price"
        name="price"
        values={['free']}
        labels={{ free: 'Free' }}
        selected={filters.price && 'free'}
        none="Any"
        onSelect={(price) => choose({ price })}
      />
      <OtherFilters filters={filters} />
    </form>
  );
}

interface ResultsProps extends Catalogue {
  found: UdemyCataloguePageDto;
  isSearching: boolean;
}

function Results(props: ResultsProps) {
  const { found, isSearching, filters, addressOfPage, addressOfSearch, search, clear } = props;
  const { courses, total, suggestion } = found;
  const isFiltered = filters.search !== '' || filters.price !== null;
  const count = useRef<HTMLParagraphElement>(null);
  const goOn = (work: () => void) => {
    count.current?.focus();
    work();
  };
  if (total === 0 && !isFiltered && !isSearching) return <NoneYet />;
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {isSearching ? 'Searching…' : `Showing ${pluralize(total, 'course')}`}
      </p>
      {total === 0 && !isSearching && (
        <NoMatches
          start={paths.udemyCourses}
          hint="Try a broader word, or any price."
          suggestion={suggestion}
          addressOfSearch={addressOfSearch}
          onSearch={(text) => goOn(() => search(text))}
          onClear={() => goOn(clear)}
        />
      )}
      <UdemyCourses courses={courses} heading="h2" />
      <Pager
        of="courses"
        first={(filters.page - 1) * PAGE_SIZE}
        shown={courses.length}
        total={total}
        previous={addressOfPage(filters.page - 1)}
        next={addressOfPage(filters.page + 1)}
      />
    </>
  );
}

function NoneYet() {
  const browse = (
    <Link to={paths.courses} className={button.primary}>
      Browse courses
    </Link>
  );
  return <StatusPanel title="None of our courses are on Udemy right now" action={browse} />;
}
