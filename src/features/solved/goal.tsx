import { answer, answerWith } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  type Field,
  fieldOf,
  goalOf,
  offeredField,
  type Plan,
  withHorizon,
} from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

const ranking = fieldOf('ranking')
const growthYears = fieldOf('growthYears')

/** Years that are offered, with those that the plan has. */
const horizons = [1, 2, 3, 4, 5, 7, 10] as const

/** The choice of a goal: where there are no arrays to have the fewest of, what is recommended. */
function goalField(plan: Plan): Field {
  const asked = offeredField(ranking, plan, plan.ranking)
  const hasArrays = goalOf({ ...plan, ranking: 'arrays' }) === 'arrays'
  if (hasArrays || asked.kind !== 'choice') return asked
  const choices = asked.choices.map((one) =>
    one.value === 'arrays' ? { ...one, label: 'Recommended' } : one,
  )
  return { ...asked, choices }
}

/** What the mailboxes grow by in the years of the plan: `15 % growth over 3 years`. */
function growthWords({ tiers, growthYears: years }: Plan, format: Format): string {
  const growths = [...new Set(tiers.map(({ growth }) => growth))]
  const [one = 0] = growths
  if (growths.length === 1 && one === 0) return 'No growth is set: the years change nothing.'
  const over = `growth over ${format.value(years, 'years')}`
  return growths.length === 1
    ? `${format.value(one / 100, '%')} ${over}; other years go on at the same rate.`
    : `Each tier has its ${over}; other years go on at the same rates.`
}

/** The goal that layouts are put in order by, and the years that each of them is to hold for. */
export function Goal() {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const taken = ranking.taken?.(plan)
  const help = `Ties: fewest servers, then fewest drives, lowest cost, most room, least power.${taken ? ` Now ${taken}.` : ''}`
  return (
    <div className="goal">
      <FieldInput
        field={{ ...goalField(plan), label: 'Goal', help }}
        value={plan.ranking}
        onAnswer={(given) => answer(ranking, 0, given)}
      />
      <FieldInput
        field={{
          ...{ kind: 'choice', key: growthYears.key, label: 'Years that it must hold' },
          help: growthWords(plan, format),
          source: growthYears.source,
          choices: [...new Set([...horizons, plan.growthYears])]
            .toSorted((one, two) => one - two)
            .map((years) => ({ value: String(years), label: format.value(years, 'years') })),
        }}
        value={String(plan.growthYears)}
        onAnswer={(given) => answerWith(growthYears, 0, (now) => withHorizon(now, Number(given)))}
      />
    </div>
  )
}
