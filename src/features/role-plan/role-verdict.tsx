import type { ReactNode } from 'react'
import { carriesWords, survivedWords } from '../../app/answer/verdict-words.ts'
import { worstBinding } from '../../app/answer/worst-holdings.ts'
import {
  bindingWords,
  placedServers,
  serverDesignTitle,
  serverHeadline,
} from '../../app/words/server-words.ts'
import { problemWords } from '../../app/words/words.ts'
import type { Plan, SizedByRoles } from '../../engine/index.ts'
import { type ServerDesign, serverDesigns } from '../../engine/roles-index.ts'
import { useFormat } from '../../ui/format-context.tsx'

type RoleVerdictProps = {
  readonly plan: Plan
  readonly sizing: SizedByRoles
  /** Leads to the answer that fixes a broken limit. */
  readonly fix?: ((answer: string) => ReactNode) | undefined
}

/** What a verdict is called, beside its headline. */
const levels = {
  'fits with reserve': '✓ Holds',
  fits: '✓ Holds, without the reserve',
  'does not fit': '✗ Does not hold',
} as const satisfies Record<ServerDesign['verdict'], string>

/** The verdict on a plan of Exchange 2013 to SE: its level, what it comes to, and what it survives. */
export function RoleVerdict({ plan, sizing, fix }: RoleVerdictProps) {
  const format = useFormat()
  const { designs, proposed } = serverDesigns(plan, sizing)
  const best = proposed ?? designs[0] ?? null
  const isHeld = proposed !== null && sizing.broken.length === 0
  // What breaks a limit of Exchange does not hold, whatever its drives and processors carry.
  const level = isHeld || !proposed ? best : null
  return (
    <div className={isHeld ? 'verdict-box role-verdict' : 'verdict-box role-verdict none'}>
      {sizing.broken.map((problem) => (
        <p key={problem.code} className="broken">
          <strong>This plan breaks a limit of Exchange.</strong> {problemWords(problem, format)}{' '}
          {fix?.(problem.answer)}
        </p>
      ))}
      {level && <p className={`level verdict ${levelClass(level)}`}>{levelWords(level, sizing)}</p>}
      <p className="headline">
        {proposed
          ? `${serverHeadline(sizing, proposed, format)}.`
          : `Nothing considered carries this plan on ${placedServers(sizing, format)}.`}
      </p>
      <p>
        {carriesWords(plan, sizing, format)} {survivedWords(plan, sizing, format)}{' '}
        {proposed && `${bindingWords(worstBinding(proposed), format)}.`}
      </p>
      <AssumedRate plan={plan} sizing={sizing} fix={fix} />
      {!proposed && best && (
        <p>
          What comes nearest: {serverDesignTitle(best, format)}.{' '}
          {bindingWords(worstBinding(best), format)}.
        </p>
      )}
    </div>
  )
}

/** The answer that says what the processors of a server do. */
const rateAnswers = {
  'SPECrate 2006': 'specRate',
  'SPECrate 2017': 'specRate2017',
  megacycles: 'megacyclesPerCore',
  'virtual machine': 'hostRate',
} as const satisfies Record<Plan['processorBy'], string>

/** That nobody said how fast the processors are, and where to say it. */
function AssumedRate({ plan, sizing, fix }: RoleVerdictProps) {
  const format = useFormat()
  const { isRated, core } = sizing.parts.processors.site1
  if (isRated) return null
  return (
    <p>
      {core
        ? `How fast its processors are is assumed: ${format.text(core)}. Give the rate of your server.`
        : 'Without the rate of your server nothing is known of its processors.'}{' '}
      {fix?.(rateAnswers[plan.processorBy])}
    </p>
  )
}

/** The level of a design; where nothing is known of its processors, it says that they are not judged. */
function levelWords({ verdict }: ServerDesign, { parts }: SizedByRoles): string {
  const isJudged = parts.processors.site1.core !== null
  return isJudged ? levels[verdict] : `${levels[verdict]}; processors not judged`
}

function levelClass({ verdict }: ServerDesign): string {
  return verdict.replaceAll(' ', '-')
}
