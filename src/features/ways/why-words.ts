import type { DecidedPlan, SolvedLayout, SolveResult } from '../../engine/explore/index.ts'
import {
  type AutomaticKey,
  fieldOf,
  labelInSentence,
  type Plan,
  type Sizing,
  size,
  type Worked,
} from '../../engine/index.ts'
import {
  explorationOf,
  goalOfPlan,
  pruneReasons,
  putsServersFirst,
  type SolvedKey,
  solvedKeys,
} from '../../engine/methods/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import {
  goalWords,
  nearestMissWords,
  searchedRangesWords,
  whySmallerLayoutFailsWords,
} from './layout-words.ts'
import { pruneReasonWords } from './prune-words.ts'

/** Reason for the value of an automatic answer: `The fewest that hold. With 5 servers: …`. */
export function automaticReason(
  plan: Plan,
  sizing: Sizing,
  key: AutomaticKey,
  { plan: anew, solved }: DecidedPlan,
  format: Format,
): string {
  const solvedKey = solvedKeys.find((one) => one === key)
  const follows = explorationOf(plan).solving.followed(plan, plan.automatic)[key]
  const reasons = follows
    ? [`Follows from what must survive: ${labelInSentence(bindingOf(follows).label)}.`]
    : key === 'databases'
      ? [databasesWords(anew, sizing, format)]
      : solved && solvedKey
        ? solvedWords(plan, solvedKey, solved, format)
        : []
  return [...keptWords(plan, anew, key, format), ...reasons].join(' ')
}

/** Sentence that a plan, for example of a link, has another value than solving gives now. */
function keptWords(plan: Plan, anew: Plan, key: AutomaticKey, format: Format): readonly string[] {
  if (plan[key] === anew[key]) return []
  const now = anew[key] === null ? 'counted' : answerWords(fieldOf(key), anew[key], format)
  return [`Kept as the plan came; solved anew it is ${now}.`]
}

function bindingOf(worked: Worked): Worked {
  return worked.how.kind === 'largest' ? worked.how.binding : worked
}

/** Reason for an automatic number of databases. */
function databasesWords(anew: Plan, { mailboxes, databases }: Sizing, format: Format): string {
  if (anew.databases !== null) {
    const counted = size({ ...anew, databases: null })
    const isMore = counted.ok && counted.sizing.databases.perGroup.value < anew.databases
    return isMore
      ? 'As many as leave a tenth on every drive: counted from the mailboxes they would be fewer.'
      : 'The most that the bays hold: counted from the mailboxes they would be more.'
  }
  const { perDatabase } = databases
  const most = perDatabase && `, at most ${format.text(perDatabase)}`
  return `Counted from ${format.text(mailboxes)}${most ?? ''}.`
}

/** Sentence that one server less also holds, and why it is not proposed. */
function oneLessWords(plan: Plan): string {
  return goalOfPlan(plan) === 'recommended'
    ? 'One less holds, too, with less than a tenth left.'
    : 'One less holds, too, and comes later by the goal.'
}

/** Sentence on which layouts the chosen one has the fewest servers of. */
function fewestWords(plan: Plan, { figures: { hasTenth } }: SolvedLayout): string {
  if (goalOfPlan(plan) !== 'recommended') return 'The fewest that hold.'
  return hasTenth
    ? 'The fewest that hold with a tenth left.'
    : 'The fewest that hold; with a tenth left nothing does.'
}

/** Sentences on why a searched answer has its value, and what one step smaller lacks. */
function solvedWords(
  plan: Plan,
  key: SolvedKey,
  solved: SolveResult,
  format: Format,
): readonly string[] {
  const { choice, neighbours, nearest } = solved
  const isCount = key === 'servers' || key === 'activeServers'
  if (!choice) {
    const miss =
      isCount && nearest ? [`Nearest miss, ${nearestMissWords(plan, nearest, format)}`] : []
    const ranges = searchedRangesWords(solved, format)
    return [`No layout holds of ${ranges || 'those tried'}, so it stays as it was.`, ...miss]
  }
  const value = choice.gives[key]
  if (value === undefined) return ['Pinned: it stays as it is.']
  const failed = neighbours.find(({ fewer }) => fewer === key)
  const less = failed
    ? [whySmallerLayoutFailsWords(plan, failed, format)]
    : isCount && Number(value) > 1
      ? [oneLessWords(plan)]
      : []
  const ranges = searchedRangesWords(solved, format)
  const tried = ranges ? [`Tried: ${ranges}.`] : []
  return [chosenWords(plan, key, choice, format), ...less, ...tried]
}

/** Sentence on why a searched answer has the value that it has in the chosen layout. */
function chosenWords(plan: Plan, key: SolvedKey, choice: SolvedLayout, format: Format): string {
  const goal = goalOfPlan(plan)
  const isFewest = putsServersFirst(plan, goal)
  if ((key === 'servers' || key === 'activeServers') && isFewest) return fewestWords(plan, choice)
  if (key === 'dags' && choice.gives.dags === 1) return 'One DAG is enough.'
  const layout =
    goal === 'recommended'
      ? 'The recommended layout'
      : `The first layout that holds by the goal, ${goalWords(plan, format)},`
  const isSize = key === 'databaseDrive' || key === 'bays' || key === 'processor'
  return `${layout} has ${isSize ? 'it' : choice.gives[key] === 1 ? 'one' : 'so many'}.`
}

/** Sentence on how many layouts searched hold, and why the others do not. */
export function searchOutcomeWords(solved: SolveResult, format: Format): string {
  const { choice, layouts, passed, found, beaten } = solved
  const failing = Object.values(passed).reduce((sum, one) => sum + one, 0)
  const reasons = pruneReasons.flatMap((reason) =>
    passed[reason]
      ? [`${labelInSentence(pruneReasonWords[reason])} (${format.number(passed[reason])})`]
      : [],
  )
  const fail = `${format.number(failing)} ${failing === 1 ? 'fails' : 'fail'}${failing > 0 ? `: ${reasons.join(', ')}` : ''}`
  const all = `Of ${format.number(layouts)} layouts`
  if (!choice) return `${all} ${fail}.`
  return `${all} ${format.number(found)} ${found === 1 ? 'holds' : 'hold'}, ${format.number(beaten)} more can only come after this one, and ${fail}.`
}
