import type { Look } from './stacked-parts.tsx'

/** Patterns beside colours, so that parts differ in greyscale too; once in every drawing that uses them. */
export function LookPatterns({ id }: { readonly id: string }) {
  const size = { width: 6, height: 6 }
  const drawn = {
    diagonal: <path d="M0 6 6 0" className="pattern-line diagonal" />,
    dots: <circle cx="3" cy="3" r="1.2" className="pattern-dot" />,
    ruled: <path d="M0 3H6" className="pattern-line ruled" />,
    open: null,
  }
  return (
    <defs>
      {Object.entries(drawn).map(([look, mark]) => (
        <pattern key={look} id={`${id}-${look}`} {...size} patternUnits="userSpaceOnUse">
          <rect {...size} className={`pattern-ground ${look}`} />
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
