import button from '../../../components/button.module.css';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { opensNewTab } from './opens-new-tab';
import styles from './NoMatches.module.css';

interface NoMatchesProps {
  /** The address without filters. */
  start?: string;
  /** Shown when there is no suggestion. */
  hint?: string;
  suggestion: string | undefined;
  addressOfSearch: (search: string) => string;
  onSearch: (search: string) => void;
  onClear: () => void;
}

export function NoMatches(props: NoMatchesProps) {
  const { suggestion, addressOfSearch, onSearch, onClear, start = paths.courses } = props;
  const clear = (
    <form
      action={start}
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
        (props.hint ?? 'Try a broader word, or another category or level.')
      ) : (
        <>
          Did you mean{' '}
          <a
            href={addressOfSearch(suggestion)}
            className={styles.suggestion}
            onClick={(event) => {
              if (opensNewTab(event)) return;
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
