import { Typography } from 'antd';
import { useFormikContext } from 'formik';
import { useDebounce } from 'use-debounce';
import { usePicturePreview } from '../../../components/use-picture-preview';
import { isWebAddress } from '../../../web-address';

/** Keeps its height while the picture loads, so that the fields below do not move. */
export function PortraitPreview() {
  const { portrait } = useFormikContext<{ portrait: string }>().values;
  const [settled] = useDebounce(portrait.trim(), 500);
  const { data: picture, isError } = usePicturePreview(settled);
  const size = { width: 96, height: 96 };
  return (
    <div role="status" style={isWebAddress(settled) ? size : {}}>
      {isError && <Typography.Text type="danger">Invalid image URL</Typography.Text>}
      {picture && (
        <img
          src={picture.src}
          alt="Preview"
          style={{ ...size, objectFit: 'cover', borderRadius: 6 }}
        />
      )}
    </div>
  );
}
