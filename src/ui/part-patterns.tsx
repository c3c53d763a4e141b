import type { PartPattern } from './stacked-parts.tsx'

/** Patterns besides colors, so that parts differ in grayscale too; once per drawing. */
export function PartPatternDefs({ id }: { readonly id: string }) {
  const size = { width: 6, height: 6 }
  const drawn = {
    diagonal: {
      ground: 'var(--series-2)',
      mark: <path d="M0 6 6 0" stroke="var(--series-2-line)" />,
    },
    dots: {
      ground: 'var(--series-3)',
      mark: <circle cx="3" cy="3" r="1.2" fill="var(--series-3-line)" />,
    },
    ruled: { ground: 'var(--series-4)', mark: <path d="M0 3H6" stroke="var(--series-4-line)" /> },
    open: { ground: 'var(--series-4)', mark: null },
  }
  return (
    <defs>
      {Object.entries(drawn).map(([look, { ground, mark }]) => (
        <pattern key={look} id={`${id}-${look}`} {...size} patternUnits="userSpaceOnUse">
          <rect {...size} fill={ground} />
          {mark}
        </pattern>
      ))}
    </defs>
  )
}

/** Fill of a part with this look, in a drawing whose `PartPatternDefs` have this id. */
export function partPatternFill(look: PartPattern, id: string): string {
  return look === 'solid' ? 'var(--series-1)' : `url(#${id}-${look})`
}

/** Edge color of a part with this look; looks close to the background get a visible line. */
export function partPatternEdge(look: PartPattern): string {
  return look === 'ruled' || look === 'open' ? 'var(--series-4-line)' : 'var(--ground)'
}
