import { AutoComplete, Card, Checkbox, Col, Flex, InputNumber, Row, Select } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { FormField } from '../../../../components/admin/forms/FormField';
import { MarkdownInput } from '../../../../components/admin/forms/MarkdownInput';
import { PictureField } from '../../../../components/admin/forms/PictureField';
import { TextField } from '../../../../components/admin/forms/TextField';
import { KIND_OPTIONS } from '../offering-labels';
import { CourseSelect } from './CourseSelect';
import { HostSelect } from './HostSelect';
import { LANGUAGES, REPEATS, TIME_ZONES } from './offering-options';
import type { OfferingForm } from './offering-form';
import { QuestionFields } from './QuestionFields';
import { SessionFields } from './SessionFields';

const FULL = { width: '100%' };

export function OfferingFields({ offering }: { offering: AdminOfferingDto | undefined }) {
  const { values } = useFormikContext<OfferingForm>();
  const needsCourse = values.kind === 'cohort' || values.payment === 'course';
  return (
    <Flex vertical gap="middle">
      <Part title="What it is">
        <Row gutter={16}>
          <Half>
            <FormField name="kind" label="Kind" required>
              <Select options={KIND_OPTIONS} />
            </FormField>
          </Half>
          <Half>
            <FormField name="courseId" label="Course" required={needsCourse}>
              <CourseSelect />
            </FormField>
          </Half>
        </Row>
        <TextField name="title" label="Title" required />
        <TextField
          name="summary"
          label="Summary"
          hint="One or two sentences for lists and search engines."
          rows={2}
          required
        />
        <PictureField name="picture" label="Picture" place="course" />
        <FormField name="text" label="Text">
          <MarkdownInput />
        </FormField>
      </Part>
      <Part title="When">
        <FormField
          name="timeZone"
          label="Time zone"
          hint="All times of this form are in this time zone."
          required
        >
          <Select options={TIME_ZONES} showSearch={{ optionFilterProp: 'label' }} />
        </FormField>
        <SessionFields />
        {!offering && <SeriesFields />}
        {offering && (
          <TextField
            name="recordingUrl"
            label="Recording"
            hint="Shown after the end."
            placeholder="https://…"
          />
        )}
      </Part>
      <Part title="Where and who">
        <Row gutter={16}>
          <Half>
            <TextField name="place" label="Place" placeholder="Torstraße 1, Berlin" />
          </Half>
          <Half>
            <TextField
              name="onlineUrl"
              label="Online link"
              hint="Only participants see it."
              placeholder="https://…"
            />
          </Half>
          <Half>
            <FormField
              name="language"
              label="Language"
              hint="A language tag such as en or de."
              required
            >
              <AutoComplete options={LANGUAGES} />
            </FormField>
          </Half>
          <Half>
            <FormField
              name="hostId"
              label="Host"
              hint="Staff see the participants of what they host."
            >
              <HostSelect present={hostOf(offering)} />
            </FormField>
          </Half>
        </Row>
      </Part>
      <Part title="Seats and registration">
        <Row gutter={16}>
          <Third>
            <FormField name="seats" label="Seats" hint="Leave it empty for no limit.">
              <InputNumber min={1} precision={0} style={FULL} />
            </FormField>
          </Third>
          <Third>
            <FormField
              name="minParticipants"
              label="Minimum participants"
              hint="It is tentative until so many have registered."
            >
              <InputNumber min={1} precision={0} style={FULL} />
            </FormField>
          </Third>
          <Third>
            <FormField
              name="offerHours"
              label="Hours to accept a freed seat"
              hint="Then the next person on the waitlist gets it."
              required
            >
              <InputNumber min={1} max={168} precision={0} style={FULL} />
            </FormField>
          </Third>
        </Row>
        <FormField name="payment" label="Price">
          <Select options={PAYMENTS} />
        </FormField>
        <QuestionFields />
      </Part>
    </Flex>
  );
}

const PAYMENTS = [
  { value: 'free', label: 'Free' },
  { value: 'course', label: 'The price of the course, paid by its enrollment link' },
];

function hostOf(offering: AdminOfferingDto | undefined) {
  if (!offering?.hostId) return undefined;
  return { id: offering.hostId, name: offering.hostName ?? offering.hostId };
}

function SeriesFields() {
  const { values } = useFormikContext<OfferingForm>();
  return (
    <>
      <FormField
        name="isSeries"
        valuePropName="checked"
        hint="Creates several offerings, each with its own participants."
      >
        <Checkbox>Repeat as a series</Checkbox>
      </FormField>
      {values.isSeries && (
        <Row gutter={16}>
          <Half>
            <FormField name="repeat.every" label="Every">
              <Select options={REPEATS} />
            </FormField>
          </Half>
          <Half>
            <FormField name="repeat.times" label="How many in all" required>
              <InputNumber min={2} max={52} precision={0} style={FULL} />
            </FormField>
          </Half>
        </Row>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card size="small" title={<h2>{title}</h2>} role="group" aria-label={title}>
      {children}
    </Card>
  );
}

function Half({ children }: { children: ReactNode }) {
  return (
    <Col xs={24} sm={12}>
      {children}
    </Col>
  );
}

function Third({ children }: { children: ReactNode }) {
  return (
    <Col xs={24} sm={8}>
      {children}
    </Col>
  );
}
