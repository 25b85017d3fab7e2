import { Col, Row } from 'antd';
import { siteContentLimits as limits } from '../../../api/generated/limits/siteContentLimits';
import { BLANK_LINK, LinkFields } from '../components/LinkFields';
import { ListField } from '../../../components/admin/forms/ListField';
import { TextField } from '../../../components/admin/forms/TextField';
import { SITE_LABELS } from '../site-labels';

const MOST_GROUPS = 4;
const MOST_LINKS = 12;

export function FooterSection() {
  return (
    <>
      <TextField name="footer.statement" label="Statement" rows={2} />
      <ListField
        name="footer.groups"
        label="Groups of links"
        noun="group"
        most={MOST_GROUPS}
        blank={{ title: '', links: [BLANK_LINK] }}
      >
        {(group) => (
          <>
            <TextField name={`${group}.title`} label="Title" required />
            <ListField
              name={`${group}.links`}
              label="Links"
              noun="link"
              most={MOST_LINKS}
              blank={BLANK_LINK}
            >
              {(path) => <LinkFields path={path} />}
            </ListField>
          </>
        )}
      </ListField>
      <TextField name="footer.line" label="Last line" />
      <ListField
        name="social"
        label={SITE_LABELS.social}
        noun="social link"
        most={limits.social.maxItems}
        blank={BLANK_LINK}
      >
        {(path) => <LinkFields path={path} />}
      </ListField>
      <Row gutter={16}>
        <Col xs={24} sm={12}>
          <TextField name="contact.email" label="Email" />
        </Col>
        <Col xs={24} sm={12}>
          <TextField name="contact.phone" label="Phone" />
        </Col>
      </Row>
      <TextField name="contact.address" label="Postal address" rows={2} />
    </>
  );
}
