/** The brackets around something that can be chosen: a shape of their own, so that colour is not needed to see them. */
export function Reticle() {
  return (
    <g className="wg-reticle" aria-hidden="true">
      <circle className="wg-reticle-halo" r="47" />
      <path
        className="wg-reticle-lines"
        d="M-47-20A51 51 0 0 1-20-47M20-47A51 51 0 0 1 47-20M47 20A51 51 0 0 1 20 47M-20 47A51 51 0 0 1-47 20"
      />
      <path className="wg-reticle-ticks" d="M0-58V-48M58 0H50M0 58V50M-58 0H-50" />
    </g>
  );
}
