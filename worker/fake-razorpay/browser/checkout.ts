type Options = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill?: { name?: string; email?: string; contact?: string };
  theme?: { color?: string };
  handler?: (payment: object) => void;
  modal?: { ondismiss?: () => void };
};
type Listener = (response: object) => void;

const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** Opens a frame of another origin, as the real script does, so that the page's CSP and styles are tested. */
class Razorpay {
  private readonly options: Options;
  private readonly listeners: Record<string, Listener[]> = {};
  private frame: HTMLIFrameElement | undefined;

  constructor(options: Options) {
    if (!options.key) throw new TypeError("No key passed");
    this.options = options;
  }

  on(event: string, listener: Listener): void {
    const known = this.listeners[event] ?? [];
    known.push(listener);
    this.listeners[event] = known;
  }

  open(): void {
    const { key, order_id, amount, currency, name, description, prefill = {}, theme = {} } = this.options;
    const query = new URLSearchParams({
      key,
      order_id,
      amount: String(amount),
      currency,
      name,
      description,
      payer: prefill.name ?? "",
      email: prefill.email ?? "",
      contact: prefill.contact ?? "",
      color: theme.color ?? "#3399cc",
      parent: location.origin,
    });
    const frame = document.createElement("iframe");
    frame.title = "Razorpay Checkout (fake)";
    frame.allow = "payment";
    frame.src = `${origin}/v1/checkout/frame?${query}`;
    Object.assign(frame.style, {
      position: "fixed",
      inset: "0",
      width: "100%",
      height: "100%",
      border: "0",
      zIndex: "2147483647",
    });
    this.frame = frame;
    addEventListener("message", this.receive);
    document.body.appendChild(frame);
  }

  close(): void {
    removeEventListener("message", this.receive);
    this.frame?.remove();
    this.frame = undefined;
  }

  private readonly receive = (message: MessageEvent): void => {
    if (message.origin !== origin || message.source !== this.frame?.contentWindow) return;
    const { kind, detail } = message.data;
    if (kind === "failed") for (const listener of this.listeners["payment.failed"] ?? []) listener(detail);
    if (kind === "paid") {
      this.close();
      this.options.handler?.(detail);
    }
    if (kind === "closed") {
      this.close();
      this.options.modal?.ondismiss?.();
    }
  };
}

Object.assign(window, { Razorpay });

export {};
