import { Col, Row } from 'antd';
import { ColorField } from '../components/ColorField';
import { PictureField } from '../../../components/admin/forms/PictureField';
import { TextField } from '../../../components/admin/forms/TextField';
import { SITE_LABELS } from '../site-labels';

const PICTURES = [
  { name: 'logo', hint: 'Shown 36 pixels high. Without a logo, the site shows its name.' },
  { name: 'logoDark', hint: 'Without one, the logo serves both themes.', isDark: true },
  { name: 'favicon', hint: 'A square picture, shown in the tabs of browsers.' },
  { name: 'shareImage', hint: 'Shown where people share a link, best at 1200 × 630 pixels.' },
] as const;

export function IdentitySection() {
  return (
    <>
      <TextField name="name" label={SITE_LABELS.name} required />
      <Row gutter={16}>
        <Col xs={24} md={12}>
          <ColorField name="accent" theme="light" />
        </Col>
        <Col xs={24} md={12}>
          <ColorField name="accentDark" theme="dark" />
        </Col>
        {PICTURES.map((picture) => (
          <Col key={picture.name} xs={24} md={12}>
            <PictureField label={SITE_LABELS[picture.name]} {...picture} />
          </Col>
        ))}
      </Row>
    </>
  );
}
