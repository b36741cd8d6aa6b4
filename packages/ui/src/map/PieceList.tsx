interface PieceListProps {
  /** Whose pieces they are. */
  readonly label: string;
  /** Each with its place. */
  readonly pieces: readonly string[];
}

/** For those who cannot look over the map: where the own pieces are, all in one list. */
export const PieceList = ({ label, pieces }: PieceListProps) =>
  pieces.length === 0 ? null : (
    <ul role="list" className="wt-hidden" aria-label={label}>
      {pieces.map((piece) => (
        <li key={piece}>{piece}</li>
      ))}
    </ul>
  );
