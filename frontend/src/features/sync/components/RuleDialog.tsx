import { Button, Flex, Modal } from 'antd';
import { SyncRule } from '../../../api/generated/model/syncRule';
import dialog from '../../../components/admin/dialog.module.css';
import { focusMainIfLost } from '../../../components/admin/focus-main';
import { RULES } from '../sync-words';

export interface RuleDialogProps {
  open: boolean;
  count: number;
  onChoose: (rule: SyncRule) => void;
  onClose: () => void;
}

/** What syncs may do with the courses that are selected. */
export default function RuleDialog({ open, count, onChoose, onClose }: RuleDialogProps) {
  const choose = (rule: SyncRule) => {
    onClose();
    onChoose(rule);
  };
  return (
    <Modal
      open={open}
      title={
        <h2 className={dialog.title}>
          Sync rule of {count === 1 ? '1 course' : `${count} courses`}
        </h2>
      }
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      afterClose={focusMainIfLost}
    >
      <Flex vertical gap={8}>
        {Object.values(SyncRule).map((rule) => (
          <Button key={rule} block onClick={() => choose(rule)}>
            {RULES[rule].label}
          </Button>
        ))}
      </Flex>
    </Modal>
  );
}
