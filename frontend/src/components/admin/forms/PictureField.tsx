import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Image, Upload } from 'antd';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { PicturePlace } from '../../../api/generated/model/picturePlace';
import { uploadPicture } from '../../../api/generated/pictures/pictures';
import { FormField } from './FormField';
import { toastError } from '../../toaster/toast-failure';
import { ApiError } from '../../../api/api-error';
import { toast } from '../../toaster/toast-store';
import { uploadedPicture } from '../../uploaded-picture';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Shows the picture on the background of the dark theme. */
  isDark?: boolean;
  /** A logo keeps its transparency. */
  place?: PicturePlace;
}

/** Uploads a picture, which keeps its shape. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, isDark = false, place = 'logo' } = props;
  return (
    <FormField name={name} label={label} hint={hint} isGroup>
      <PictureInput name={name} label={label} isDark={isDark} place={place} />
    </FormField>
  );
}

interface PictureInputProps {
  name: string;
  label: string;
  isDark: boolean;
  place: PicturePlace;
  value?: string | null;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

function PictureInput({ name, label, isDark, place, value = null, ...props }: PictureInputProps) {
  const { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = props;
  const { setFieldValue } = useFormikContext();
  const [isUploading, setUploading] = useState(false);
  const set = (url: string | null) => void setFieldValue(name, url);
  const send = async (file: Blob) => {
    setUploading(true);
    try {
      const headers = { 'Content-Type': file.type };
      set((await uploadPicture(file, { for: place }, { headers })).url);
    } catch (error) {
      const [problem] = (error instanceof ApiError && error.problem?.errors) || [];
      if (problem) toast({ title: 'Error', description: problem.message, variant: 'destructive' });
      else toastError('Failed to upload the picture')(error);
    } finally {
      setUploading(false);
    }
  };
  return (
    <Flex
      wrap
      gap="small"
      align="center"
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {value && (
        <span style={{ padding: 8, borderRadius: 8, background: isDark ? '#0e1116' : '#fbfaf7' }}>
          <Image
            src={uploadedPicture(value)}
            alt={label}
            height={48}
            preview={false}
            style={{ width: 'auto', maxWidth: 192, objectFit: 'contain' }}
          />
        </span>
      )}
      <Upload
        accept={TYPES}
        showUploadList={false}
        beforeUpload={(file) => {
          void send(file);
          return false;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden="true" />} loading={isUploading}>
          {value ? 'Replace' : 'Upload'}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </Upload>
      {value && (
        <Button type="text" danger onClick={() => set(null)}>
          Remove<span className="visually-hidden"> {label}</span>
        </Button>
      )}
    </Flex>
  );
}
