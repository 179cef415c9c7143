const ALL_DOTS = "M-18-18h36.1M-18-12h36.1M-18-6h36.1M-18 0h36.1M-18 6h36.1M-18 12h36.1M-18 18h36.1";

/** A membership's kolam, in the text's colour and marigold. Decorative: the number is beside it. */
export function Kolam({ kolam: { line, lit } }: { kolam: { line: string; lit: string } }) {
  return (
    <svg className="kolam" viewBox="-29 -29 58 58" fill="none" strokeLinecap="round" aria-hidden="true">
      <path transform="rotate(45)" stroke="currentColor" strokeWidth="1.2" strokeDasharray="0 6" d={ALL_DOTS} />
      {[45, 135, 225, 315].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className="kolam-line" stroke="currentColor" strokeWidth="0.7" pathLength="1" d={line} />
          <path className="kolam-lit" stroke="#F2A31B" strokeWidth="1.8" d={lit} />
        </g>
      ))}
    </svg>
  );
}
