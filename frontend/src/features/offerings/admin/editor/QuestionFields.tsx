import { Checkbox, Col, Row, Select } from 'antd';
import { useField } from 'formik';
import { createOfferingLimits as limits } from '../../../../api/generated/limits/createOfferingLimits';
import { QuestionType } from '../../../../api/generated/model/questionType';
import { FormField } from '../../../../components/admin/forms/FormField';
import { ListField } from '../../../../components/admin/forms/ListField';
import { TextField } from '../../../../components/admin/forms/TextField';
import { BLANK_QUESTION } from './offering-form';

const TYPES: Readonly<Record<QuestionType, string>> = {
  text: 'Text',
  choice: 'Choice',
  'yes-no': 'Yes or no',
};

const TYPE_OPTIONS = Object.values(QuestionType).map((value) => ({ value, label: TYPES[value] }));

export function QuestionFields() {
  return (
    <ListField
      name="questions"
      label="Questions to participants"
      noun="question"
      most={limits.questions.maxItems}
      blank={BLANK_QUESTION}
    >
      {(path) => <Question path={path} />}
    </ListField>
  );
}

function Question({ path }: { path: string }) {
  const [{ value: type }] = useField<QuestionType>(`${path}.type`);
  return (
    <>
      <Row gutter={16}>
        <Col xs={24} sm={16}>
          <TextField name={`${path}.label`} label="Question" required />
        </Col>
        <Col xs={24} sm={8}>
          <FormField name={`${path}.type`} label="Answer">
            <Select options={TYPE_OPTIONS} />
          </FormField>
        </Col>
      </Row>
      {type === 'choice' && (
        <FormField
          name={`${path}.options`}
          label="Answers to choose from"
          hint="Press Enter after each."
          required
        >
          <Select mode="tags" open={false} suffixIcon={null} maxCount={20} />
        </FormField>
      )}
      <FormField name={`${path}.isRequired`} valuePropName="checked">
        <Checkbox>Must be answered</Checkbox>
      </FormField>
    </>
  );
}
