import { useState } from 'react'
import { decisions } from '../../app/store/automatic.ts'
import { type LiveResults, useProject, useResults } from '../../app/store/use-project.ts'
import { fieldOf, isAutomatic } from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const WhyAutomatic = lazyPart(
  async () => (await import('./why-automatic.tsx')).WhyAutomatic,
  'The explanation',
)

/** The answers that count servers, of either method. */
const servers = ['activeServers', 'servers'] as const

type AutomaticAnswerProps = {
  /** The key of an answer; nothing is drawn of one that is given. */
  readonly of: string
  /** Whether it is said that it is the servers: not at their field. */
  readonly isNamed?: boolean
}

/**
 * What an answer came to that is left to the program, and why: at once where it was decided in this
 * window, else where somebody asks.
 */
export function AutomaticAnswer({ of, isNamed = false }: AutomaticAnswerProps) {
  const live = useResults()
  const [isAsked, ask] = useState(false)
  const isLeft = useProject(({ plan }) => isAutomatic(plan, of))
  const format = useFormat()
  if (!live || !isLeft || !isAutomatic(live.plan, of)) return null
  const { plan, results } = live
  const field = fieldOf(of)
  if (field.unused?.(plan, 0)) return null
  if (isAsked || decisions.has(results)) return <WhyAutomatic {...{ live, of, isNamed, isAsked }} />
  const { [of]: value } = plan
  return (
    <p className="hint live-total">
      {isNamed && 'Servers: automatic. '}
      <button type="button" className="link" onClick={() => ask(true)}>
        Why {value === null || isNamed ? 'so many' : answerWords(field, value, format)}
        <span className="sr">: {field.label}</span>?
      </button>
    </p>
  )
}

/** Whether it is said at once why a plan with these results has its number of servers. */
export function isServersSaid({ plan, results }: LiveResults): boolean {
  return servers.some((key) => isAutomatic(plan, key)) && decisions.has(results)
}

/** The number of servers, where that is left to the program: how few hold, and why no fewer do. */
export function AutomaticServers() {
  return servers.map((key) => <AutomaticAnswer key={key} of={key} isNamed />)
}
