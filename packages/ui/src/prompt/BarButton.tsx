export function BarButton({ name, act }: { name: string; act: () => void }) {
  return (
    <button type="button" className="wt-button" data-look="main" onClick={act}>
      {name}
    </button>
  );
}
