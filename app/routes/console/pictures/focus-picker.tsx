import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { PICTURE } from "#worker/contracts/console/picture-limits.ts";

type Focus = { x: number; y: number };

const STEP = PICTURE.focusStep / 100;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Picks the point that stays visible where a page crops the picture, by a click on it or two sliders. */
export function FocusPicker(props: {
  src: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
  names?: { x: string; y: string };
}) {
  const { src, focus, onChange, names } = props;
  const id = useId();
  const [first] = useState(focus);
  const pick = ({ detail, nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A click from the keyboard has no position.
    if (detail === 0) return;
    const { clientWidth, clientHeight } = currentTarget;
    onChange({ x: stepOf(nativeEvent.offsetX / clientWidth), y: stepOf(nativeEvent.offsetY / clientHeight) });
  };
  const move = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onChange({ x: stepOf(focus.x / 100 + x), y: stepOf(focus.y / 100 + y) });
  };
  const place = `focus-x-${focus.x} focus-y-${focus.y}`;
  const slider = (axis: "x" | "y", label: string, name: string | undefined) => (
    <label htmlFor={`${id}-${axis}`}>
      {label}
      <input
        id={`${id}-${axis}`}
        name={name}
        type="range"
        min="0"
        max="100"
        step={PICTURE.focusStep}
        value={focus[axis]}
        data-first={first[axis]}
        aria-valuetext={`${focus[axis]} %`}
        onChange={({ target }) => onChange({ ...focus, [axis]: Number(target.value) })}
      />
    </label>
  );
  return (
    <fieldset className="picture-focus">
      <legend>Focal point</legend>
      <p className="field-help">
        What must stay in view where a page cuts the picture. Click on it, or use the arrow keys.
      </p>
      <button
        className="picture-stage"
        type="button"
        aria-label="Focal point on the picture"
        onClick={pick}
        onKeyDown={move}
      >
        <img src={src} alt="" />
        <span className={`picture-mark ${place}`} />
      </button>
      <div className="picture-sliders">
        {slider("x", "From the left", names?.x)}
        {slider("y", "From the top", names?.y)}
      </div>
      <div className="picture-cuts" aria-hidden="true">
        <img className={`cut cut-wide ${place}`} src={src} alt="" />
        <img className={`cut cut-square ${place}`} src={src} alt="" />
      </div>
    </fieldset>
  );
}

function stepOf(share: number): number {
  const step = PICTURE.focusStep;
  return Math.min(100, Math.max(0, Math.round((share * 100) / step) * step));
}
