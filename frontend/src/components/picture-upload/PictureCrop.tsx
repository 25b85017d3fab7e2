import { useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { ApiError } from '../../api/api-error';
import type { UploadedPictureDto } from '../../api/generated/model/uploadedPictureDto';
import button from '../button.module.css';
import { cutPicture } from './cut-picture';
import { openPicture, PictureError, type OpenedPicture } from './open-picture';
import styles from './PictureCrop.module.css';
import type { PictureShape } from './PictureUpload';

interface PictureCropProps {
  file: File;
  name: string;
  shape: PictureShape;
  upload: (picture: Blob) => Promise<UploadedPictureDto>;
  onUploaded: (url: string) => void;
  onCancel: () => void;
}

const MOST_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** Pixels that an arrow key moves the picture by. */
const MOVE_STEP = 8;
const CENTRE = { x: 0, y: 0 };
const FAILURE = 'The picture could not be sent. Check your connection and try again.';

/** Chooses a part of a picture with mouse, fingers or keys, and sends that. */
export default function PictureCrop(props: PictureCropProps) {
  const { file, name, shape, upload, onUploaded, onCancel } = props;
  const [picture, setPicture] = useState<OpenedPicture>();
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area>();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const isThere = useRef(false);
  const id = useId();

  useEffect(() => {
    let isLeft = false;
    isThere.current = true;
    const opening = openPicture(file);
    opening.then(
      (opened) => !isLeft && setPicture(opened),
      (error: unknown) => !isLeft && setFault(inWords(error)),
    );
    return () => {
      isLeft = true;
      isThere.current = false;
      void opening.then(({ bitmap }) => bitmap.close()).catch(() => undefined);
    };
  }, [file]);

  const send = async () => {
    if (!picture || !part || isSending) return;
    setSending(true);
    setFault(undefined);
    try {
      const { url } = await upload(await cutPicture(picture.bitmap, part, shape));
      // Who has given it up meanwhile does not want it.
      if (isThere.current) onUploaded(url);
    } catch (error) {
      setFault(inWords(error));
      setSending(false);
    }
  };
  const zoomBy = (step: number) =>
    setZoom((before) => Math.min(MOST_ZOOM, Math.max(1, before + step)));
  return (
    <div role="group" className={styles.crop} aria-label={`Part of the ${name}`}>
      {picture && (
        <>
          <div
            ref={setStage}
            className={styles.stage}
            style={{ aspectRatio: Math.max(shape.aspect, 4 / 3) }}
            onKeyDown={({ key }) => {
              if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
              if (key === '-') zoomBy(-ZOOM_STEP);
            }}
          >
            <Cropper
              image={picture.src}
              aspect={shape.aspect}
              crop={crop}
              zoom={zoom}
              maxZoom={MOST_ZOOM}
              zoomWithScroll={false}
              keyboardStep={MOVE_STEP}
              disableAutomaticStylesInjection
              mediaProps={{ alt: '' }}
              cropperProps={{
                role: 'application',
                'aria-label': `Move the ${name}`,
                'aria-describedby': `${id}-keys`,
              }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={setPart}
              onMediaLoaded={() => {
                stage?.querySelector<HTMLElement>('[role=application]')?.focus();
                // With the buttons, of which a phone may have shown none.
                stage?.parentElement?.scrollIntoView({ block: 'nearest' });
              }}
            />
          </div>
          <p id={`${id}-keys`} className={styles.keys}>
            Drag it, or use the arrow keys; + and − bring it closer and farther.
          </p>
          <label className={styles.zoom}>
            Zoom
            <input
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={ZOOM_STEP}
              value={zoom}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </label>
        </>
      )}
      {!picture && !fault && <p role="status">Opening the picture…</p>}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
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

function inWords(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  if (!(error instanceof ApiError) || !error.problem) return FAILURE;
  return error.problem.errors?.[0]?.message ?? error.problem.detail ?? FAILURE;
}
