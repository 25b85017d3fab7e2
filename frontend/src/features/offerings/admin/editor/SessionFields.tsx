import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Col, Flex, Form, Row } from 'antd';
import { FieldArray, useFormikContext, type FieldArrayRenderProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { createOfferingLimits as limits } from '../../../../api/generated/limits/createOfferingLimits';
import { FormField } from '../../../../components/admin/forms/FormField';
import { serverErrorOf } from '../../../../components/admin/forms/server-errors';
import { IconAction } from '../../../../components/admin/IconAction';
import { pluralize } from '../../../../format-count';
import { nextWeek } from '../session-times';
import type { OfferingForm } from './offering-form';
import { RepeatWeekly } from './RepeatWeekly';
import { SessionStart } from './SessionStart';
import { WallTimeInput } from './WallTimeInput';

const MOST = limits.sessions.maxItems;

export function SessionFields() {
  return (
    <FieldArray name="sessions" validateOnChange={false}>
      {(entries: FieldArrayRenderProps) => <Sessions entries={entries} />}
    </FieldArray>
  );
}

function Sessions({ entries }: { entries: FieldArrayRenderProps }) {
  const form = useFormikContext<OfferingForm>();
  const { sessions } = form.values;
  const [isRepeating, setRepeating] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    group.current?.querySelector<HTMLElement>('[data-session]:last-of-type input')?.focus();
  }, [sessions.length]);
  const error = serverErrorOf(
    { status: form.status as unknown, values: { ...form.values } },
    'sessions',
  );
  const isFull = sessions.length >= MOST;
  return (
    <Form.Item label={`Sessions (${sessions.length})`} required>
      <div ref={group} role="group" aria-label="Sessions">
        {sessions.map((_session, place) => (
          <Flex key={place} gap="small" align="start" data-session="">
            <Row gutter={8} style={{ flex: 1 }}>
              <Col xs={24} sm={12}>
                <FormField name={`sessions.${place}.start`}>
                  <SessionStart place={place} />
                </FormField>
              </Col>
              <Col xs={24} sm={12}>
                <FormField name={`sessions.${place}.end`}>
                  <WallTimeInput aria-label={`End of session ${place + 1}`} />
                </FormField>
              </Col>
            </Row>
            <IconAction
              tooltip="Remove"
              label={`Remove session ${place + 1}`}
              icon={<DeleteOutlined />}
              danger
              disabled={sessions.length === 1}
              onClick={() => {
                add.current?.focus();
                entries.remove(place);
              }}
            />
          </Flex>
        ))}
        {error && (
          <div data-error="sessions" role="alert" style={{ color: 'var(--danger)' }}>
            {error}
          </div>
        )}
        <Flex wrap gap="small">
          <Button
            ref={add}
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={isFull}
            onClick={() => {
              added.current = true;
              entries.push(nextWeek(sessions.at(-1)));
            }}
          >
            {isFull ? `${pluralize(MOST, 'session')} at most` : 'Add a session'}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setRepeating(true)}>
            Repeat weekly…
          </Button>
        </Flex>
        <RepeatWeekly open={isRepeating} onClose={() => setRepeating(false)} />
      </div>
    </Form.Item>
  );
}
