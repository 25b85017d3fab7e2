import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { ApiError } from '../../api/api-error';
import button from '../button.module.css';
import { CropStage } from './CropStage';
import { cutPicture } from './cut-picture';
import { openPicture, PictureError, type OpenedPicture } from './open-picture';
import styles from './PictureCrop.module.css';
import type { PictureShape } from './PictureUpload';

interface PictureCropProps {
  file: File;
  name: string;
  shape: PictureShape;
  upload: (picture: Blob) => Promise<{ url: string }>;
  onUploaded: (url: string) => void;
  onCancel: () => void;
}

const FAILURE = 'We could not upload the picture. Check your connection, then try again.';

/** Lets users choose a part of a picture with mouse, touch, buttons or keys, and uploads it. */
export function PictureCrop(props: PictureCropProps) {
  const { file, name, shape, upload, onUploaded, onCancel } = props;
  const [picture, setPicture] = useState<OpenedPicture>();
  const [part, setPart] = useState<Area>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isThere = useRef(false);
  const isUploaded = useRef(false);
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isLeft = false;
    isThere.current = true;
    const opening = openPicture(file);
    opening.then(
      (opened) => !isLeft && setPicture(opened),
      (error: unknown) => !isLeft && setFailure(describeError(error)),
    );
    return () => {
      isLeft = true;
      isThere.current = false;
      void opening.then(({ bitmap }) => bitmap.close()).catch(() => undefined);
    };
  }, [file]);

  const send = async () => {
    if (!picture || !part || isSending) return false;
    setSending(true);
    setFailure(undefined);
    try {
      const { url } = await upload(await cutPicture(picture.bitmap, part, shape));
      // The user may have canceled in the meantime.
      if (!isThere.current) return false;
      onUploaded(url);
      isUploaded.current = true;
      return true;
    } catch (error) {
      setFailure(describeError(error));
      setSending(false);
      return false;
    }
  };
  const sendFirst = useEffectEvent(async (form: HTMLFormElement) => {
    if (await send()) form.requestSubmit();
  });
  // A form submitted now would miss the picture.
  useEffect(() => {
    const form = group.current?.closest('form');
    if (!form) return undefined;
    const hold = (event: Event) => {
      if (isUploaded.current) return;
      event.preventDefault();
      event.stopPropagation();
      void sendFirst(form);
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, []);
  return (
    <div ref={group} role="group" className={styles.crop} aria-label={`Crop the ${name}`}>
      {picture && <CropStage src={picture.src} name={name} shape={shape} onChoose={setPart} />}
      {!picture && !failure && <p role="status">Opening the picture…</p>}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.foot}>
        {picture && (
          <button
            type="button"
            className={button.primary}
            aria-disabled={isSending || !part}
            onClick={() => void send()}
          >
            {isSending ? 'Uploading…' : `Use this ${name}`}
          </button>
        )}
        <button type="button" className={button.secondary} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}

function describeError(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  if (!(error instanceof ApiError) || !error.problem) return FAILURE;
  return error.problem.errors?.[0]?.message ?? error.problem.detail ?? FAILURE;
}
