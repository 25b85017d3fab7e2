import { Button } from 'antd';
import { useRef } from 'react';
import { useListSuggestedPairs } from '../../../api/generated/course-pairs/course-pairs';
import type { CoursePairDto } from '../../../api/generated/model/coursePairDto';
import type { PairVerdict } from '../../../api/generated/model/pairVerdict';
import { Dialog } from '../../../components/admin/Dialog';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { useVerdicts } from '../hooks/use-verdicts';
import styles from './LikelyPairsDialog.module.css';

interface LikelyPairsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Courses of both platforms with like titles, of which an admin says whether they are the same. */
export function LikelyPairsDialog({ open, onClose }: LikelyPairsDialogProps) {
  const query = useListSuggestedPairs();
  const { decide, isBusy } = useVerdicts();
  const list = useRef<HTMLDivElement>(null);
  const say = (pair: CoursePairDto, verdict: PairVerdict) => {
    // The buttons go away with the pair, and the focus would go with them.
    list.current?.focus({ preventScroll: true });
    decide(pair, verdict);
  };
  return (
    <Dialog open={open} title="Likely pairs" width={672} style={{ top: 40 }} onCancel={onClose}>
      <p className={styles.lead}>
        Visitors see these twice, with like titles. The same course is shown once, with both offers.
      </p>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <QueryState
          query={query}
          loading={<Skeleton className={styles.skeleton} />}
          errorTitle="We could not load the pairs"
          isEmpty={({ total }) => total === 0}
          empty={<p className={styles.lead}>No courses look the same any more.</p>}
        >
          {({ pairs, total }) => (
            <>
              <ul aria-label="Likely pairs">
                {pairs.map((pair) => (
                  <li key={`${pair.thinkific_id} ${pair.udemy_id}`} className={styles.pair}>
                    <div>
                      <p>
                        <strong>{pair.thinkific_title}</strong> on Thinkific
                      </p>
                      <p>
                        <strong>{pair.udemy_title}</strong> on Udemy
                      </p>
                    </div>
                    <div className={styles.actions}>
                      <Button
                        disabled={isBusy}
                        aria-label={`Same course: ${pair.thinkific_title} and ${pair.udemy_title}`}
                        onClick={() => say(pair, 'same')}
                      >
                        Same course
                      </Button>
                      <Button
                        type="text"
                        disabled={isBusy}
                        aria-label={`Not the same: ${pair.thinkific_title} and ${pair.udemy_title}`}
                        onClick={() => say(pair, 'different')}
                      >
                        Not the same
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
              {total > pairs.length && (
                <p className={styles.lead}>
                  And {total - pairs.length} more, which are less alike.
                </p>
              )}
            </>
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}
