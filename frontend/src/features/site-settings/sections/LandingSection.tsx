import { Col, Row } from 'antd';
import { ListField } from '../../../components/admin/forms/ListField';
import { TextField } from '../../../components/admin/forms/TextField';

const MOST_STEPS = 8;

/** The texts of the page for cohorts, events or meetups. */
export function LandingSection({ name }: { name: 'cohorts' | 'events' | 'meetups' }) {
  return (
    <>
      <TextField name={`${name}.headline`} label="Headline" required />
      <TextField name={`${name}.lead`} label="Lead" rows={2} />
      <TextField name={`${name}.stepsTitle`} label="Title of the steps" />
      <ListField
        name={`${name}.steps`}
        label="Steps"
        noun="step"
        most={MOST_STEPS}
        blank={{ when: '', title: '', text: '' }}
      >
        {(path) => (
          <>
            <Row gutter={16}>
              <Col xs={24} sm={8}>
                <TextField name={`${path}.when`} label="When" required />
              </Col>
              <Col xs={24} sm={16}>
                <TextField name={`${path}.title`} label="Title" required />
              </Col>
            </Row>
            <TextField name={`${path}.text`} label="Text" rows={2} required />
          </>
        )}
      </ListField>
      <TextField name={`${name}.callTitle`} label="Title of the closing call" required />
      <TextField name={`${name}.callText`} label="Text of the closing call" rows={2} />
    </>
  );
}
