type SignProps = {
  /** How many of the six tiles are lit, from the first step up. */
  lit: number;
  /** What the tiles count, such as "3 of 6 parts done". Without a label, the sign is decorative. */
  label?: string | undefined;
};

/** The forum's sign, whose lit tiles count something: plans, progress, a complete set. */
export function Sign({ lit, label }: SignProps) {
  return (
    <svg className="sign" viewBox="0 0 46 46" role="img" aria-label={label} aria-hidden={!label || undefined}>
      {TILES.map((tile, index) => (
        <path key={tile} className={index < lit ? "lit" : undefined} d={tile} fillRule="evenodd" />
      ))}
    </svg>
  );
}

const STAR = "l1 1.3 1.6-.2-.2 1.5 1.3 1-1.3 1 .2 1.5-1.6-.2-1 1.3-1-1.3-1.6.2.2-1.5-1.3-1 1.3-1-.2-1.5 1.6.2z";
const SQUARE = `v-14h14v14zm7-10.6${STAR}`;
/** The first tile of a step has a round corner. */
const ROUND = `v-3a11 11 0 0 1 11-11h3v14zm7.6-10.2${STAR}`;
const TILES = [
  `M0 46${ROUND}`,
  `M16 46${SQUARE}`,
  `M32 46${SQUARE}`,
  `M16 30${ROUND}`,
  `M32 30${SQUARE}`,
  `M32 14${ROUND}`,
];
