import { Col, Row } from 'antd';
import { TextField } from '../../../components/admin/forms/TextField';

interface LinkFieldsProps {
  /** The path of the entry that has the link, such as `social.0`. */
  path: string;
  labelField?: string;
  label?: string;
}

export const BLANK_LINK = { label: '', address: '' };

export function LinkFields({ path, labelField = 'label', label = 'Label' }: LinkFieldsProps) {
  return (
    <Row gutter={16}>
      <Col xs={24} sm={10}>
        <TextField name={`${path}.${labelField}`} label={label} required />
      </Col>
      <Col xs={24} sm={14}>
        <TextField
          name={`${path}.address`}
          label="Address"
          placeholder="/courses or https://…"
          required
        />
      </Col>
    </Row>
  );
}
