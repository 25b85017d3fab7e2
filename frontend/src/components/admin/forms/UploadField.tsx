import { useFormikContext, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { uploadPicture } from '../../../api/generated/pictures/pictures';
import { typed } from '../../picture-upload/picture-shapes';
import { PictureUpload, type PictureShape } from '../../picture-upload/PictureUpload';

interface UploadFieldProps {
  /** The name of the field with the picture's address. */
  name: string;
  picture: 'portrait' | 'cover' | 'logo';
  shape: PictureShape;
  children: ReactNode;
}

/** A field for the address of a picture, with a button to upload one. */
export function UploadField({ name, picture, shape, children }: UploadFieldProps) {
  const { setFieldValue } = useFormikContext<FormikValues>();
  return (
    <PictureUpload
      name={picture}
      shape={shape}
      upload={(file) => uploadPicture(file, undefined, typed(file))}
      onUploaded={(url) => void setFieldValue(name, url)}
    >
      {children}
    </PictureUpload>
  );
}
