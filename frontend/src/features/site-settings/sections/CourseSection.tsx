import { Col, InputNumber, Row, Select, Switch } from 'antd';
import { siteContentLimits as limits } from '../../../api/generated/limits/siteContentLimits';
import type { IncludedKind } from '../../../api/generated/model/includedKind';
import { FormField } from '../../../components/admin/forms/FormField';
import { ListField } from '../../../components/admin/forms/ListField';
import { TextField } from '../../../components/admin/forms/TextField';
import { SITE_LABELS } from '../site-labels';

const KINDS: Record<IncludedKind, string> = {
  'lifetime-access': 'Lifetime access',
  support: 'Support',
  projects: 'Projects',
  certificate: 'Certificate',
  other: 'Other',
};
const KIND_OPTIONS = Object.entries(KINDS).map(([value, label]) => ({ value, label }));

export function CourseSection() {
  return (
    <>
      <FormField
        name="guarantee.isOffered"
        label="Offer a money-back guarantee"
        valuePropName="checked"
      >
        <Switch />
      </FormField>
      <Row gutter={16}>
        <Col xs={24} sm={6}>
          <FormField name="guarantee.days" label="Days" required>
            <InputNumber min={1} max={365} precision={0} style={{ width: '100%' }} />
          </FormField>
        </Col>
        <Col xs={24} sm={18}>
          <TextField
            name="guarantee.text"
            label="Text"
            hint="{days} is replaced by the number of days."
            required
          />
        </Col>
      </Row>
      <ListField
        name="includes"
        label={SITE_LABELS.includes}
        noun="benefit"
        most={limits.includes.maxItems}
        blank={{ kind: 'other', text: '' }}
      >
        {(path) => (
          <Row gutter={16}>
            <Col xs={24} sm={8}>
              <FormField
                name={`${path}.kind`}
                label="Kind"
                hint="Chooses the icon. Lifetime access is left out where Thinkific contradicts it, a certificate where a course follows Thinkific."
              >
                <Select options={KIND_OPTIONS} />
              </FormField>
            </Col>
            <Col xs={24} sm={16}>
              <TextField name={`${path}.text`} label="Text" required />
            </Col>
          </Row>
        )}
      </ListField>
    </>
  );
}
