import button from '../../../components/button.module.css';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { opensElsewhere } from './opens-elsewhere';
import styles from './NoMatches.module.css';

interface NoMatchesProps {
  suggestion: string | undefined;
  addressOfSearch: (search: string) => string;
  onSearch: (search: string) => void;
  onClear: () => void;
}

export function NoMatches({ suggestion, addressOfSearch, onSearch, onClear }: NoMatchesProps) {
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
      {suggestion === undefined ? (
        'Try a broader word, or another category or level.'
      ) : (
        <>
          Did you mean{' '}
          <a
            href={addressOfSearch(suggestion)}
            className={styles.suggestion}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onSearch(suggestion);
            }}
          >
            “{suggestion}”
          </a>
          ?
        </>
      )}
    </StatusPanel>
  );
}
