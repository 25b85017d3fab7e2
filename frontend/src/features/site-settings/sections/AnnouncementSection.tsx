import { Col, Row } from 'antd';
import { FormField } from '../../../components/admin/forms/FormField';
import { TextField } from '../../../components/admin/forms/TextField';
import { TimeInput } from '../../../components/admin/forms/TimeInput';

export function AnnouncementSection() {
  return (
    <>
      <TextField
        name="announcement.text"
        label="Text"
        hint="Shown above every public page. Leave it empty to show none."
      />
      <TextField name="announcement.address" label="Link" placeholder="/cohorts or https://…" />
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <FormField name="announcement.from" label="From" hint="In your time zone">
            <TimeInput />
          </FormField>
        </Col>
        <Col xs={24} sm={12}>
          <FormField name="announcement.until" label="Until" hint="In your time zone">
            <TimeInput />
          </FormField>
        </Col>
      </Row>
    </>
  );
}
