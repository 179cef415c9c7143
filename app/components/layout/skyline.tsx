import * as m from "#messages/footer.ts";
import { localPath } from "#messages/locale.ts";

const CITIES = [
  { city: m.delhi, href: "/team#delhi" },
  { city: m.raipur, href: "/team#raipur" },
  { city: m.indore, href: "/team#indore" },
  { city: m.bhubaneswar, href: "/team#bhubaneswar" },
  { city: m.mumbai, href: "/mahagrowth" },
];

/** Landmarks of five cities in one line, each above the link to its chapter. */
export function Skyline() {
  return (
    <div className="skyline">
      <img src="/pictures/skyline.svg" alt="" width="1500" height="210" loading="lazy" />
      <ul aria-label={m.chapters()}>
        {CITIES.map(({ city, href }) => (
          <li key={href}>
            <a href={localPath(href)}>{city()}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
