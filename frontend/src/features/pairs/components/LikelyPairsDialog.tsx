import { Button, Empty, Flex, Modal, Typography } from 'antd';
import { useRef } from 'react';
import { useListSuggestedPairs } from '../../../api/generated/course-pairs/course-pairs';
import type { CoursePairDto } from '../../../api/generated/model/coursePairDto';
import type { PairVerdict } from '../../../api/generated/model/pairVerdict';
import { QueryView } from '../../../components/admin/QueryView';
import { useVerdicts } from '../hooks/use-verdicts';

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
    <Modal
      open={open}
      title="Likely pairs"
      width={672}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">
        Visitors see these twice, with like titles. The same course is shown once, with both offers.
      </Typography.Paragraph>
      <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        <QueryView
          query={query}
          errorTitle="We could not load the pairs"
          isEmpty={({ total }) => total === 0}
          empty={<Empty description="No courses look the same any more." />}
        >
          {({ pairs, total }) => (
            <>
              <Flex component="ul" vertical gap={16} aria-label="Likely pairs">
                {pairs.map((pair) => (
                  <Pair
                    key={`${pair.thinkific_id} ${pair.udemy_id}`}
                    pair={pair}
                    isBusy={isBusy}
                    onDecide={say}
                  />
                ))}
              </Flex>
              {total > pairs.length && (
                <p>And {total - pairs.length} more, which are less alike.</p>
              )}
            </>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}

interface PairProps {
  pair: CoursePairDto;
  isBusy: boolean;
  onDecide: (pair: CoursePairDto, verdict: PairVerdict) => void;
}

function Pair({ pair, isBusy, onDecide }: PairProps) {
  const { thinkific_title: ours, udemy_title: theirs } = pair;
  return (
    <Flex component="li" wrap gap={8} align="center">
      <div style={{ flex: '1 1 280px' }}>
        <p>
          <strong>{ours}</strong> on Thinkific
        </p>
        <p>
          <strong>{theirs}</strong> on Udemy
        </p>
      </div>
      <Button
        disabled={isBusy}
        aria-label={`Same course: ${ours} and ${theirs}`}
        onClick={() => onDecide(pair, 'same')}
      >
        Same course
      </Button>
      <Button
        type="text"
        disabled={isBusy}
        aria-label={`Not the same: ${ours} and ${theirs}`}
        onClick={() => onDecide(pair, 'different')}
      >
        Not the same
      </Button>
    </Flex>
  );
}
