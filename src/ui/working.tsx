import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { oncePerObject } from '../engine/core/once.ts'
import type { Worked } from '../engine/core/worked.ts'
import {
  extrapolatedNumbersBehind,
  labelWithTier,
  publicFiguresBehind,
} from '../engine/core/worked-inputs.ts'
import { useFormat } from './format-context.tsx'
import { lazyPart } from './lazy-part.tsx'
import { computedFigure } from './sizes.ts'

const WorkingPanel = lazyPart(
  async () => (await import('./working-panel.tsx')).WorkingPanel,
  'The working',
)

const OpenWorking = createContext<(worked: Worked) => void>(() => {})

export function WorkingProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Worked | null>(null)
  const close = useCallback(() => setOpen(null), [])
  return (
    <OpenWorking value={setOpen}>
      {children}
      {open && <WorkingPanel worked={open} onClose={close} />}
    </OpenWorking>
  )
}

/** Returns a function that opens the working of a figure, for controls other than the figure. */
export function useOpenWorking(): (worked: Worked) => void {
  return useContext(OpenWorking)
}

/** True where page or table says once that figures rest on public ones; none is then marked. */
export const IsPublicNotedContext = createContext(false)

/** True if the page explains the marks of figures once, for all its tables. */
export const AreMarksExplainedContext = createContext(false)

export const restsOnPublicFigures = oncePerObject(
  (worked: Worked) => publicFiguresBehind(worked).length > 0,
)

/** Text behind the mark †. Paper lacks the hint at the working, which opens on screen only. */
export const extrapolatedMarkWords = {
  paper: '† Partly beyond what was measured.',
  screen: '† Partly beyond what was measured. Its working says in what, and by how far.',
}

export const publicMarkWords = {
  paper: '‡ Not from the papers or Microsoft’s workbook: another source, or an assumption.',
  screen:
    '‡ Not from the papers or Microsoft’s workbook: another source, or an assumption. Its working says which.',
}

export const mostlyPublicWords = {
  paper:
    'Most figures come from public pages or assumptions, not from the papers or Microsoft’s workbook.',
  screen: 'Most figures come from public pages or assumptions. Click any figure for its source.',
}

type FigureProps = {
  readonly worked: Worked
  /** True if the unit is omitted, because the column head has it. */
  readonly bare?: boolean
}

/** A figure as a button that opens its working. */
export function Figure({ worked, bare = false }: FigureProps) {
  const open = useContext(OpenWorking)
  const format = useFormat()
  const { number, unit } = format.quantity(worked)
  const outside = useMemo(() => extrapolatedNumbersBehind(worked).length > 0, [worked])
  const isPublic = restsOnPublicFigures(worked)
  const isSaid = useContext(IsPublicNotedContext)
  return (
    <button
      type="button"
      className="figure"
      aria-haspopup="dialog"
      aria-label={`${labelWithTier(worked)}: ${format.text(worked)}${outside ? ', extrapolated' : ''}${isPublic ? ', with public figures' : ''}. Show the working`}
      onClick={() => open(computedFigure(worked))}
    >
      <span className="number">{number}</span>
      {unit && !bare && (
        // The space belongs to the text, as to the accessible name; on screen a gap replaces it.
        <span className="unit">{`\u00a0${unit}`}</span>
      )}
      {outside && (
        <span
          className="dagger extrapolated"
          aria-hidden="true"
          title="Partly extrapolated beyond what was measured"
        >
          †
        </span>
      )}
      {isPublic && !isSaid && <PublicMark />}
    </button>
  )
}

/** Mark of a figure, or of all figures of a row, a column or a table, that rest on public ones. */
export function PublicMark() {
  return (
    <span
      className="dagger public"
      aria-hidden="true"
      title="Rests on public figures from beyond the papers"
    >
      ‡
    </span>
  )
}
