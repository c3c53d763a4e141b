const paths = {
  undo: 'M7 4 3 8l4 4M3 8h9a5 5 0 0 1 0 10H9',
  redo: 'm13 4 4 4-4 4M17 8H8a5 5 0 0 0 0 10h3',
  duplicate: 'M7 7h10v10H7zM13 7V3H3v10h4',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
} as const

/** Decorative icon; the button needs a text name. */
export function ToolIcon({ of }: { of: keyof typeof paths }) {
  return (
    <svg className="tool-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  )
}
