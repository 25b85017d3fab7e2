import { Button, Checkbox, Input } from 'antd';
import { useFormikContext } from 'formik';
import type { SitePageDto } from '../../../api/generated/model/sitePageDto';
import type { SuggestedPageDto } from '../../../api/generated/model/suggestedPageDto';
import { ConflictChoice } from '../../../components/admin/forms/ConflictChoice';
import { FormField } from '../../../components/admin/forms/FormField';
import { FIELD_LABELS, toPageValues, type EditedPage } from '../page-values';
import { MarkdownInput } from '../../../components/admin/forms/MarkdownInput';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  columnGap: 16,
};

interface PageFieldsProps {
  suggestions: SuggestedPageDto[] | undefined;
}

export function PageFields({ suggestions }: PageFieldsProps) {
  const { values, setFieldValue } = useFormikContext<SitePageDto>();
  const ours = suggestions?.find(({ slug }) => slug === values.slug);
  return (
    <>
      <div style={COLUMNS}>
        <FormField name="title" label={FIELD_LABELS.title} required>
          <Input autoComplete="off" />
        </FormField>
        <FormField
          name="slug"
          label={FIELD_LABELS.slug}
          hint="Forms link to the page with the address privacy."
          required
        >
          <Input autoComplete="off" prefix="/" />
        </FormField>
      </div>
      <FormField
        name="description"
        label={FIELD_LABELS.description}
        hint="One or two sentences for search engines."
      >
        <Input autoComplete="off" />
      </FormField>
      <FormField name="isInFooter" valuePropName="checked">
        <Checkbox>Link to it in the footer</Checkbox>
      </FormField>
      <FormField
        name="markdown"
        label={FIELD_LABELS.markdown}
        hint={ours && 'Fill in what stands in square brackets, and let a lawyer check the text.'}
      >
        <MarkdownInput
          tools={
            ours && (
              <Button onClick={() => void setFieldValue('markdown', ours.markdown)}>
                {values.markdown === '' ? 'Start with our text' : 'Replace with our text'}
              </Button>
            )
          }
        />
      </FormField>
    </>
  );
}

/** Shows both versions if somebody else has changed the page. */
export function EditedPageFields({ suggestions }: PageFieldsProps) {
  const { mine, base } = useFormikContext<EditedPage>().values;
  if (!mine) return <PageFields suggestions={suggestions} />;
  return (
    <ConflictChoice<SitePageDto>
      key={base.etag}
      mine={mine}
      theirs={toPageValues(base)}
      action="changed this page"
      latest={undefined}
      labelOf={(field) => FIELD_LABELS[field]}
      formatValue={(value) =>
        typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || 'Empty'
      }
    />
  );
}
