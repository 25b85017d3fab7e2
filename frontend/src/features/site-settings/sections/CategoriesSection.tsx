import { Col, Row, Select } from 'antd';
import { siteContentLimits as limits } from '../../../api/generated/limits/siteContentLimits';
import { CategoryColor } from '../../../api/generated/model/categoryColor';
import { FormField } from '../../../components/admin/forms/FormField';
import { ListField } from '../../../components/admin/forms/ListField';
import { TextField } from '../../../components/admin/forms/TextField';
import { SITE_LABELS } from '../site-labels';

const COLORS = Object.values(CategoryColor).map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

export function CategoriesSection() {
  return (
    <ListField
      name="categories"
      label={SITE_LABELS.categories}
      noun="category"
      most={limits.categories.maxItems}
      blank={{ name: '', color: 'gray', collections: [] }}
    >
      {(path) => (
        <>
          <Row gutter={16}>
            <Col xs={24} sm={16}>
              <TextField name={`${path}.name`} label="Name" required />
            </Col>
            <Col xs={24} sm={8}>
              <FormField name={`${path}.color`} label="Color">
                <Select options={COLORS} />
              </FormField>
            </Col>
          </Row>
          <FormField
            name={`${path}.collections`}
            label="Thinkific collections"
            hint="A course belongs here if the name of its collection contains one of these words. Press Enter after each."
          >
            <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} />
          </FormField>
        </>
      )}
    </ListField>
  );
}
