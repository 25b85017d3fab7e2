import { Button } from 'antd';
import { useListSuggestedPairs } from '../../../api/generated/course-pairs/course-pairs';
import { LikelyPairsDialog } from './LikelyPairsDialog';

interface LikelyPairsProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Leads to the courses of both platforms that may be the same, while there are any. */
export function LikelyPairs({ open, onOpen, onClose }: LikelyPairsProps) {
  const { data } = useListSuggestedPairs({ query: { staleTime: 0 } });
  const total = data?.total ?? 0;
  return (
    <>
      {total > 0 && (
        <Button type="link" onClick={onOpen} style={{ paddingInline: 0 }}>
          {total === 1 ? '1 likely pair' : `${total} likely pairs`} with Thinkific
        </Button>
      )}
      <LikelyPairsDialog open={open} onClose={onClose} />
    </>
  );
}
