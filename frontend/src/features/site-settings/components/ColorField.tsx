import { Button, ColorPicker, Flex, Input, Typography } from 'antd';
import { useFormikContext } from 'formik';
import { LEAST_CONTRAST, type Theme } from '../../../../../backend/src/common/color/contrast';
import { FormField } from '../../../components/admin/forms/FormField';
import { SITE_LABELS } from '../site-labels';
import { checkColor } from '../site-schema';
import type { SiteForm } from '../site-form';

interface ColorFieldProps {
  name: 'accent' | 'accentDark';
  theme: Theme;
}

/** A color with its contrast. Offers the nearest readable color if the contrast is too low. */
export function ColorField({ name, theme }: ColorFieldProps) {
  const { values, setFieldValue } = useFormikContext<SiteForm>();
  const choose = (color: string) => void setFieldValue(name, color);
  const check = checkColor(values[name], theme);
  return (
    <FormField
      name={name}
      label={SITE_LABELS[name]}
      required
      extra={
        <Flex wrap gap="small" align="center" role="status">
          {check && (
            <Typography.Text type={check.proposal ? 'danger' : 'secondary'}>
              Contrast {check.contrast.toFixed(1)}:1
              {check.proposal
                ? `, below the required ${LEAST_CONTRAST}:1`
                : `, readable in the ${theme} theme`}
            </Typography.Text>
          )}
          {check?.proposal && (
            <Button
              size="small"
              // Leaving the input would show an error, which would move the button away from the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(check.proposal ?? '')}
            >
              Use {check.proposal}
            </Button>
          )}
        </Flex>
      }
    >
      <Input
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        style={{ maxWidth: 200 }}
        prefix={
          <ColorPicker
            size="small"
            disabledAlpha
            value={check ? values[name].trim() : null}
            onChange={(color) => choose(color.toHexString())}
          />
        }
      />
    </FormField>
  );
}
