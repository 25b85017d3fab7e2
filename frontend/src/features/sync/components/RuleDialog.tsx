import { Button, Flex } from 'antd';
import { SyncRule } from '../../../api/generated/model/syncRule';
import { Dialog } from '../../../components/admin/Dialog';
import { countOf } from '../../../words';
import { RULES } from '../sync-words';

interface RuleDialogProps {
  open: boolean;
  count: number;
  onChoose: (rule: SyncRule) => void;
  onClose: () => void;
}

/** What syncs may do with the courses that are selected. */
export function RuleDialog({ open, count, onChoose, onClose }: RuleDialogProps) {
  const choose = (rule: SyncRule) => {
    onClose();
    onChoose(rule);
  };
  return (
    <Dialog open={open} title={`Sync rule of ${countOf(count, 'course')}`} onCancel={onClose}>
      <Flex vertical gap={8}>
        {Object.values(SyncRule).map((rule) => (
          <Button key={rule} block onClick={() => choose(rule)}>
            {RULES[rule].label}
          </Button>
        ))}
      </Flex>
    </Dialog>
  );
}
