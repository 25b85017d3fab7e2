import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import button from '../button.module.css';
import styles from './PictureCrop.module.css';
import type { PictureShape } from './PictureUpload';

interface CropStageProps {
  src: string;
  name: string;
  shape: PictureShape;
  onChoose: (part: Area) => void;
}

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** Pixels that an arrow key moves the picture. */
const MOVE_STEP = 8;
/** Key presses per click on a button. */
const MOVES = 5;
/** The arrow's rotation in degrees, clockwise from up. */
const WAYS = [
  { key: 'ArrowLeft', way: 'left', turn: -90 },
  { key: 'ArrowRight', way: 'right', turn: 90 },
  { key: 'ArrowUp', way: 'up', turn: 0 },
  { key: 'ArrowDown', way: 'down', turn: 180 },
];
const CENTRE = { x: 0, y: 0 };

/** Lets users move and zoom a picture to choose a part of it. */
export function CropStage({ src, name, shape, onChoose }: CropStageProps) {
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const id = useId();
  const zoomBy = (step: number) =>
    setZoom((before) => Math.min(MAX_ZOOM, Math.max(1, before + step)));
  /** Sends an arrow key, so that the same limits apply. */
  const move = (key: string) => {
    const area = stage?.querySelector('[role=application]');
    const send = (type: string) =>
      area?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
    // Each key moves the picture from where it was rendered last.
    for (let n = 0; n < MOVES; n += 1) flushSync(() => send('keydown'));
    send('keyup');
  };
  return (
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
          image={src}
          aspect={shape.aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
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
          onCropAreaChange={onChoose}
          onMediaLoaded={() => {
            stage?.querySelector<HTMLElement>('[role=application]')?.focus();
            // Scrolls to the buttons, too, which a phone may not show.
            stage?.parentElement?.scrollIntoView({ block: 'nearest' });
          }}
        />
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        Drag the picture, or move it with the buttons or arrow keys. Press + or − to zoom.
      </p>
      <div className={styles.ways}>
        {WAYS.map(({ key, way, turn }) => (
          <button
            key={key}
            type="button"
            className={`${button.secondary} ${styles.way}`}
            aria-label={`Move ${way}`}
            onClick={() => move(key)}
          >
            <svg
              width="16"
              height="16"
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M8 14V2M3 7l5-5 5 5" transform={`rotate(${turn} 8 8)`} />
            </svg>
          </button>
        ))}
      </div>
      <label className={styles.zoom}>
        Zoom
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  );
}
