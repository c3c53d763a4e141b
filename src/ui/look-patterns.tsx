import type { Look } from './stacked-parts.tsx'

/** Patterns beside colours, so that parts differ in greyscale too; once in every drawing that uses them. */
export function LookPatterns({ id }: { readonly id: string }) {
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

/** The fill of a part that looks so, in a drawing with the patterns of that id. */
export function lookFill(look: Look, id: string): string {
  return look === 'solid' ? 'var(--series-1)' : `url(#${id}-${look})`
}

/** The edge of a part that looks so: what is nearly as light as the ground has a line of its own. */
export function segmentEdge(look: Look): string {
  return look === 'ruled' || look === 'open' ? 'var(--series-4-line)' : 'var(--ground)'
}
