import { Col, Row } from 'antd';
import { siteContentLimits as limits } from '../../../api/generated/limits/siteContentLimits';
import { LinkFields } from '../components/LinkFields';
import { ListField } from '../../../components/admin/forms/ListField';
import { PictureField } from '../../../components/admin/forms/PictureField';
import { TextField } from '../../../components/admin/forms/TextField';
import { SITE_LABELS } from '../site-labels';

export function HomeSection() {
  return (
    <>
      <TextField name="headline" label={SITE_LABELS.headline} required />
      <TextField name="lead" label={SITE_LABELS.lead} rows={2} />
      <ListField
        name="stats"
        label={SITE_LABELS.stats}
        noun="stat"
        most={limits.stats.maxItems}
        blank={{ value: '', label: '' }}
      >
        {(path) => (
          <Row gutter={16}>
            <Col xs={24} sm={8}>
              <TextField name={`${path}.value`} label="Value" required />
            </Col>
            <Col xs={24} sm={16}>
              <TextField name={`${path}.label`} label="Label" required />
            </Col>
          </Row>
        )}
      </ListField>
      <TextField name="employersTitle" label={SITE_LABELS.employersTitle} />
      <ListField
        name="employers"
        label={SITE_LABELS.employers}
        noun="employer"
        most={limits.employers.maxItems}
        blank={{ name: '', logo: null }}
      >
        {(path) => (
          <Row gutter={16}>
            <Col xs={24} sm={12}>
              <TextField name={`${path}.name`} label="Name" required />
            </Col>
            <Col xs={24} sm={12}>
              <PictureField name={`${path}.logo`} label="Logo" />
            </Col>
          </Row>
        )}
      </ListField>
      <TextField name="featuresTitle" label={SITE_LABELS.featuresTitle} />
      <ListField
        name="features"
        label={SITE_LABELS.features}
        noun="feature"
        most={limits.features.maxItems}
        blank={{ title: '', text: '', linkLabel: '', address: '' }}
      >
        {(path) => (
          <>
            <TextField name={`${path}.title`} label="Title" required />
            <TextField name={`${path}.text`} label="Text" rows={2} required />
            <LinkFields path={path} labelField="linkLabel" label="Link text" />
          </>
        )}
      </ListField>
      <TextField name="closing.title" label="Title of the closing call" required />
      <TextField name="closing.text" label="Text of the closing call" rows={2} />
    </>
  );
}
