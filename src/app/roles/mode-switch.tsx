import { useContext } from 'react'
import { type ErratumId, fieldOf, type Plan } from '../../engine/index.ts'
import { figuresDifferingByMode, isBlankAsMicrosoft } from '../../engine/methods/roles/index.ts'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { CitationsContext } from '../../ui/citations-context.ts'
import { setAnswer } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'
import { ErratumLinks } from './erratum-links.tsx'
import './mode-switch.css'

const modes = [
  { mode: 'corrected', words: 'Corrected' },
  { mode: 'microsoft', words: 'As Microsoft' },
] as const satisfies readonly { readonly mode: Plan['mode']; readonly words: string }[]

const modeField = fieldOf('mode')

function hasModes(plan: Plan): boolean {
  return !modeField.unused?.(plan, 0)
}

/** Switches between Microsoft’s figures and the corrected ones, and says what differs. */
export function ModeSwitch({ plan }: { readonly plan: Plan }) {
  // `plan` may still be the one before the last edit.
  const chosen = useProject((now) => now.plan.mode)
  if (!hasModes(plan)) return null
  return (
    <fieldset className="mode-switch row flush below-3">
      <legend className="in-line">Figures</legend>
      <p className="modes row">
        {modes.map(({ mode, words }) => (
          <label key={mode} className="row gap-1">
            <input
              type="radio"
              name="plan-mode"
              checked={chosen === mode}
              onChange={() => setAnswer(modeField, 0, mode)}
            />
            {words}
          </label>
        ))}
      </p>
      <ModeDifferencesNote plan={plan} />
    </fieldset>
  )
}

/** Errata that make figures of a plan differ between the modes; empty without modes. */
export function errataBehindModeDifferences(plan: Plan): readonly ErratumId[] {
  if (!hasModes(plan) || isBlankAsMicrosoft(plan)) return []
  return [...new Set(figuresDifferingByMode(plan).flatMap(({ errata }) => errata))]
}

/** Number of figures that differ between the modes, and the errata behind them. */
export function ModeDifferencesNote({ plan }: { readonly plan: Plan }) {
  const isPaper = useContext(IsForPaperContext)
  const isListed = useContext(CitationsContext) !== null
  if (!hasModes(plan)) return null
  if (isBlankAsMicrosoft(plan))
    return <p className="hint">Microsoft’s workbook shows no results for this plan.</p>
  const differing = figuresDifferingByMode(plan)
  const errata = errataBehindModeDifferences(plan)
  if (differing.length === 0)
    return <p className="hint">Both ways of computing give the same figures for this plan.</p>
  if (isPaper && plan.mode === 'corrected' && errata.length > 0)
    return (
      <p className="hint">
        Microsoft’s errors are corrected; {differing.length}{' '}
        {differing.length === 1 ? 'figure differs' : 'figures differ'} from its workbook
        {isListed && (
          <>
            {' '}
            (<ErratumLinks ids={errata} />)
          </>
        )}
        .
      </p>
    )
  const [figures, show] = differing.length === 1 ? ['figure', 'differs'] : ['figures', 'differ']
  return (
    <p className="hint">
      {differing.length} {figures} {show}; each shows both.
      {errata.length > 0 && (
        <>
          {' '}
          Errata: <ErratumLinks ids={errata} />.
        </>
      )}
    </p>
  )
}
