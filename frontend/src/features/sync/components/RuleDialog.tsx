import { Modal, Radio, Typography } from 'antd';
import { useState } from 'react';
import { SyncRule } from '../../../api/generated/model/syncRule';
import { restoreFocus } from '../../../components/admin/restore-focus';
import { RULES } from '../sync-labels';

interface RuleDialogProps {
  open: boolean;
  /** For example "Knots" or "3 courses". */
  subject: string;
  present: SyncRule[];
  onChoose: (rule: SyncRule) => void;
  onClose: () => void;
}

export function RuleDialog({ open, subject, present, onChoose, onClose }: RuleDialogProps) {
  const [first, ...others] = new Set(present);
  const current = others.length === 0 ? first : undefined;
  const [chosen, setChosen] = useState<SyncRule>();
  const rule = chosen ?? current;
  const save = () => {
    onClose();
    if (rule) onChoose(rule);
  };
  return (
    <Modal
      open={open}
      destroyOnHidden
      title={`Sync rule of ${subject}`}
      okText="Save Changes"
      okButtonProps={{ disabled: rule === undefined || rule === current }}
      onOk={save}
      onCancel={onClose}
      afterClose={() => {
        setChosen(undefined);
        restoreFocus();
      }}
    >
      <Radio.Group
        aria-label="Sync rule"
        vertical
        value={rule}
        onChange={({ target }) => setChosen(target.value as SyncRule)}
        options={Object.values(SyncRule).map((value) => ({
          value,
          label: (
            <>
              {RULES[value].label}
              {value === current && ' (now)'}
              <br />
              <Typography.Text type="secondary">{RULES[value].sentence}</Typography.Text>
            </>
          ),
        }))}
      />
    </Modal>
  );
}
