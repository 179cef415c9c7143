import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/transfers.ts";

export function NotOffered({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      <p>
        <Rich
          text={m.notOffered}
          values={{ email, phone }}
          parts={{
            mail: (text) => <a href={`mailto:${text}`}>{text}</a>,
            phone: (text) => <PhoneLink phone={text} />,
          }}
        />
      </p>
      <p className="button-row">
        <a className="button" href={localPath("/membership")}>
          {m.compare()}
        </a>
      </p>
    </>
  );
}
