import { useId } from "react";
import { useModal } from "./use-modal.ts";

/** Asks before the same person buys the same plan again; `message` says until when the membership runs. */
export function SecondPurchaseDialog(props: {
  planTitle: string;
  message: string;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { planTitle, message, onCancel, onConfirm } = props;
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`}>Buy {planTitle} again?</h2>
      <p id={`${id}-text`}>{message} Another purchase adds twelve months after that day.</p>
      <div className="dialog-actions">
        <button className="button button-secondary" type="button" onClick={onCancel}>
          Cancel
        </button>
        <button className="button" type="button" onClick={onConfirm}>
          Buy another twelve months
        </button>
      </div>
    </dialog>
  );
}
