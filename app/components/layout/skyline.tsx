const CITIES = ["Delhi", "Raipur", "Indore", "Bhubaneswar", "Mumbai"];

/** Five cities as one line of landmarks, each above the link to its chapter. */
export function Skyline() {
  return (
    <div className="skyline">
      <img src="/pictures/skyline.svg" alt="" width="1500" height="210" loading="lazy" />
      <ul aria-label="Chapters">
        {CITIES.map((city) => (
          <li key={city}>
            <a href={city === "Mumbai" ? "/mahagrowth" : `/team#${city.toLowerCase()}`}>{city}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
