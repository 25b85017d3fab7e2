import { Col, Input, Row, Typography } from 'antd';
import { useState } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { FormField } from '../../../../components/admin/forms/FormField';
import { ListField } from '../../../../components/admin/forms/ListField';
import { TimeInput } from '../../../../components/admin/forms/TimeInput';
import { usePromotion } from '../hooks/use-promotion';
import { MOST_COUPONS, NEW_COUPON, promotionSchema } from '../promotion-schema';

interface PromotionDialogProps {
  /** Undefined while it is closed. */
  course: AdminUdemyCourseDto | undefined;
  onClose: () => void;
}

/** Keeps its content while it closes. */
export function PromotionDialog({ course, onClose }: PromotionDialogProps) {
  const [shown, setShown] = useState(course);
  if (course && course !== shown) setShown(course);
  const save = usePromotion();
  if (!shown) return null;
  const { udemy_id: id, title, referral_code: referralCode, coupons } = shown;
  return (
    <FormDialog
      open={course !== undefined}
      title={`Coupons of ${title}`}
      draftName={`coupons of ${id}`}
      initialValues={{ referral_code: referralCode ?? '', coupons }}
      schema={promotionSchema}
      onSubmit={(data) => save.mutateAsync({ id, data })}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">
        Udemy pays more for a sale through your coupon or referral link. Make both on Udemy under
        Promotions, then paste them here. All links of this site to the course get the coupon that
        is valid at the time, otherwise the referral code.
      </Typography.Paragraph>
      <FormField name="referral_code" label="Referral code" hint="The code, or the whole link.">
        <Input autoComplete="off" />
      </FormField>
      <ListField
        name="coupons"
        label="Coupons"
        noun="coupon"
        most={MOST_COUPONS}
        blank={NEW_COUPON}
        hasOrder={false}
      >
        {(path) => (
          <>
            <FormField
              name={`${path}.code`}
              label="Code"
              hint="The code, or the whole link."
              required
            >
              <Input autoComplete="off" />
            </FormField>
            <Row gutter={16}>
              <Col xs={24} sm={12}>
                <FormField
                  name={`${path}.valid_from`}
                  label="From"
                  hint="In your time zone"
                  required
                >
                  <TimeInput />
                </FormField>
              </Col>
              <Col xs={24} sm={12}>
                <FormField
                  name={`${path}.valid_until`}
                  label="Until"
                  hint="In your time zone"
                  required
                >
                  <TimeInput />
                </FormField>
              </Col>
            </Row>
          </>
        )}
      </ListField>
    </FormDialog>
  );
}
