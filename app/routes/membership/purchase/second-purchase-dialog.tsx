import { useId } from "react";
import * as m from "#messages/membership/purchase.ts";
import { useModal } from "./use-modal.ts";

/** `message` describes the existing membership and the effect of this purchase. */
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
      <h2 id={`${id}-title`}>{m.payForTitle({ plan: planTitle })}</h2>
      <p id={`${id}-text`}>{message}</p>
      <div className="dialog-actions">
        <button className="button button-secondary" type="button" onClick={onCancel}>
          {m.cancel()}
        </button>
        <button className="button" type="button" onClick={onConfirm}>
          {m.goOn()}
        </button>
      </div>
    </dialog>
  );
}
