/** Three overlapping discs of tint. One colour (`currentColor`) where the surroundings ask for it. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="8.2" r="6.2" fill="#e8573a" />
      <circle cx="8.2" cy="15" r="6.2" fill="#f2a93b" fillOpacity="0.88" />
      <circle cx="15.8" cy="15" r="6.2" fill="#3f6fd8" fillOpacity="0.82" />
    </svg>
  );
}
