import { Alert, Checkbox, Flex, Form, InputNumber, Typography } from 'antd';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { createOfferingLimits as limits } from '../../../../api/generated/limits/createOfferingLimits';
import { Dialog } from '../../../../components/admin/Dialog';
import { pluralize } from '../../../../format-count';
import { dayOf, formatLocalTime, repeatWeekly } from '../session-times';
import type { OfferingForm } from './offering-form';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, place) => ({
  label,
  value: (place + 1) % 7,
}));

const MOST = limits.sessions.maxItems;
const USUAL_WEEKS = 10;

interface RepeatWeeklyProps {
  open: boolean;
  onClose: () => void;
}

/** Replaces the sessions with the first one, repeated each week. */
export function RepeatWeekly({ open, onClose }: RepeatWeeklyProps) {
  const { values, setFieldValue } = useFormikContext<OfferingForm>();
  const [first] = values.sessions;
  const [weeks, setWeeks] = useState<number | null>(USUAL_WEEKS);
  const [chosen, setChosen] = useState<number[]>();
  const id = useId();
  const isReady = first !== undefined && first.start !== '' && first.end > first.start;
  const days = chosen ?? (isReady ? [new Date(dayOf(first.start)).getUTCDay()] : []);
  const sessions = isReady && weeks ? repeatWeekly(first, days, weeks) : [];
  const last = sessions.at(-1);
  const isTooMany = sessions.length > MOST;
  return (
    <Dialog
      open={open}
      title="Repeat weekly"
      okText={sessions.length > 0 ? `Set ${pluralize(sessions.length, 'session')}` : 'Set sessions'}
      okButtonProps={{ disabled: sessions.length === 0 || isTooMany }}
      onOk={() => {
        void setFieldValue('sessions', sessions);
        onClose();
      }}
      onCancel={onClose}
      footer={(buttons) => buttons}
    >
      {isReady ? (
        <Flex vertical gap="middle">
          <Typography.Text>
            From {formatLocalTime(first.start)}, each at the same time of day. This replaces the
            sessions in the form.
          </Typography.Text>
          <Form.Item label="Number of weeks" htmlFor={`${id}-weeks`} style={{ marginBottom: 0 }}>
            <InputNumber
              id={`${id}-weeks`}
              min={1}
              max={MOST}
              precision={0}
              value={weeks}
              onChange={setWeeks}
            />
          </Form.Item>
          <Flex vertical gap="small">
            <span id={`${id}-days`}>Weekdays</span>
            <Checkbox.Group
              role="group"
              aria-labelledby={`${id}-days`}
              options={WEEKDAYS}
              value={days}
              onChange={setChosen}
            />
          </Flex>
          <div role="status">
            {last && !isTooMany && `The last session is on ${formatLocalTime(last.start)}.`}
            {isTooMany && (
              <Alert type="error" title={`An offering has at most ${MOST} sessions.`} role="none" />
            )}
          </div>
        </Flex>
      ) : (
        'Enter the start and end of the first session, then repeat it.'
      )}
    </Dialog>
  );
}
