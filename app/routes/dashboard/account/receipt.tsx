import { Kolam } from "#app/components/ui/kolam.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { Sign } from "#app/components/ui/sign.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { findOwnReceipt } from "#worker/domain/privacy/account-overview.server.ts";
import { refusalPage } from "../member-page.server.ts";
import { MemberErrors, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/receipt.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  const receipt = await findOwnReceipt(context.get(depsContext), email, params.id);
  if (!receipt) throw refusalPage(context, "not_found");
  return receipt;
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Receipt");
export const ErrorBoundary = MemberErrors;

export default function Receipt({ loaderData }: Route.ComponentProps) {
  const { card, receipt, paidOn, amount, amountInWords, tax, sac, gstin, legalName, address } = loaderData;
  return (
    <article className="wrap print receipt">
      <div className="print-tools">
        <a href="/dashboard/membership">Back to your membership</a>
        <PrintButton label="Print the receipt" />
        <span>You can also save it as a PDF with your browser’s print menu.</span>
      </div>
      <header className="receipt-head">
        <div>
          <p className="receipt-brand">
            <Sign lit={6} />
            MASA Forum
          </p>
          <p className="receipt-issuer">{legalName}</p>
          <p>{address}</p>
          {gstin && <p>GSTIN {gstin}</p>}
        </div>
        <div>
          <h1>Receipt</h1>
          <p className="receipt-number">{receipt}</p>
          <p>{paidOn}</p>
        </div>
      </header>
      <Facts {...loaderData} />
      <table>
        <tbody>
          {tax && (
            <>
              <tr>
                <th scope="row">Taxable value{sac && ` (SAC ${sac})`}</th>
                <td>₹{tax.taxable}</td>
              </tr>
              <tr>
                <th scope="row">GST {tax.rate}%</th>
                <td>₹{tax.amount}</td>
              </tr>
            </>
          )}
          <tr className="print-total">
            <th scope="row">Paid</th>
            <td>₹{amount}</td>
          </tr>
        </tbody>
      </table>
      <p className="receipt-words">{amountInWords}</p>
      <footer className="receipt-foot">
        <Kolam kolam={card.kolam} />
        <p>
          The kolam is drawn from the number {receipt}. The receipt was made electronically and is valid without a
          signature.
        </p>
      </footer>
    </article>
  );
}

function Facts(
  props: Pick<Route.ComponentProps["loaderData"], "name" | "plan" | "validFrom" | "validTo" | "providerOrderId">,
) {
  const { name, plan, validFrom, validTo, providerOrderId } = props;
  return (
    <dl className="receipt-facts">
      <div>
        <dt>Received from</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>
          Membership “{plan}”, {validFrom} to {validTo}
        </dd>
      </div>
      <div>
        <dt>Order</dt>
        <dd>{providerOrderId}</dd>
      </div>
    </dl>
  );
}
