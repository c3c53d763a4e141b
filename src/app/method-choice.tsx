import { useState } from 'react'
import { asksForServers } from './pages.ts'
import { useProject } from './store/use-project.ts'
import './roles/mode-switch.css'

/** The methods by the versions of Exchange that they size. */
const methods = {
  newer: 'Exchange 2013 to SE',
  older: 'Exchange 2003 to 2010',
} as const

type ShownMethod = keyof typeof methods

const shownMethods = ['newer', 'older'] as const satisfies readonly ShownMethod[]

/** The method that a page about both shows: at first the one of the plan. */
export function useMethodShown(): readonly [ShownMethod, (method: ShownMethod) => void] {
  const plan = useProject((now) => now.plan)
  const [chosen, choose] = useState<ShownMethod | null>(null)
  return [chosen ?? (asksForServers(plan) ? 'newer' : 'older'), choose]
}

type MethodChoiceProps = {
  readonly legend: string
  readonly chosen: ShownMethod
  readonly onChoose: (method: ShownMethod) => void
}

/** Chooses which of the two methods a page shows. */
export function MethodChoice({ legend, chosen, onChoose }: MethodChoiceProps) {
  return (
    <fieldset className="mode-switch">
      <legend>{legend}</legend>
      <p className="modes">
        {shownMethods.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="shown-method"
              checked={chosen === method}
              onChange={() => onChoose(method)}
            />
            {methods[method]}
          </label>
        ))}
      </p>
    </fieldset>
  )
}
