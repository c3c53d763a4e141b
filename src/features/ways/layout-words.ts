import { worstRequirementPerCode } from '../../app/answer/worst-requirements.ts'
import { resultsOf } from '../../app/store/results.ts'
import { firstSentence } from '../../app/words/advice-words.ts'
import {
  missingPartWords,
  requirementNouns,
  unmetRequirementSentences,
  usedShareWords,
} from '../../app/words/requirement-words.ts'
import type {
  FailedNeighbor,
  MissedLayout,
  SolvedLayout,
  SolveResult,
} from '../../engine/explore/index.ts'
import {
  asShown,
  availabilityOf,
  fieldOf,
  isAutomatic,
  labelInSentence,
  type Plan,
  type Requirement,
  versionOf,
} from '../../engine/index.ts'
import {
  explorationOf,
  goalOfPlan,
  methodOf,
  type RankingFigures,
  type SolvedAnswers,
  type SolvedKey,
  solvedKeys,
} from '../../engine/methods/index.ts'
import { planResultFigures } from '../../engine/variants/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'

const labels: Readonly<Record<SolvedKey, string>> = {
  servers: 'mailbox servers',
  activeServers: 'servers with active mailboxes',
  dags: 'DAGs',
  copies: 'copies',
  secondSiteCopies: 'copies in the second site',
  laggedCopies: 'lagged copies',
  bays: 'bays',
  databases: 'databases',
  databaseDrive: 'database drives',
  processor: 'processors',
}

/** Keys of the answers that a search changes: servers, DAGs, databases, automatic answers. */
export function searchedAnswerKeys(plan: Plan): readonly SolvedKey[] {
  const counts: readonly SolvedKey[] = ['servers', 'activeServers', 'dags', 'databases']
  const { solves } = explorationOf(plan).solving
  return solves(plan).filter((key) => counts.includes(key) || isAutomatic(plan, key))
}

/** True if a layout sets no answer to another value than the plan has. */
export function isPlanLayout(plan: Plan, { gives }: SolvedLayout): boolean {
  return solvedKeys.every((key) => gives[key] === undefined || gives[key] === plan[key])
}

/** Adds the plan’s own layout to those that hold; `present` has its figures, null if it fails. */
export function withPlanLayout(
  plan: Plan,
  present: RankingFigures | null,
  held: readonly SolvedLayout[],
): readonly SolvedLayout[] {
  const isIn = held.some((one) => isPlanLayout(plan, one))
  return present && !isIn ? [...held, { gives: {}, figures: present }] : held
}

/** Answers that a layout changes in the plan: `servers with active mailboxes 8 → 6`. */
export function layoutChangeWords(plan: Plan, gives: SolvedAnswers, format: Format): string {
  const words = (key: SolvedKey, value: number | string | null) =>
    typeof value === 'number' && key !== 'databaseDrive'
      ? format.number(value)
      : value === null
        ? 'automatic'
        : answerWords(fieldOf(key), value, format)
  return solvedKeys
    .flatMap((key) => {
      const { [key]: value } = gives
      return value === undefined || value === plan[key]
        ? []
        : [`${labels[key]} ${words(key, plan[key])} → ${words(key, value)}`]
    })
    .join(', ')
}

/** Goal by which a plan ranks layouts, in words: `fewest servers`. */
export function goalWords(plan: Plan, format: Format): string {
  const goal = goalOfPlan(plan)
  return goal === 'recommended'
    ? 'recommended'
    : answerWords(fieldOf('ranking'), goal, format).toLowerCase()
}

/** Ranges that were searched: `up to 40 servers in 1 to 3 DAGs, 3 or 4 copies, 6 drives`. */
export function searchedRangesWords(
  { ranges, searchedServers }: Pick<SolveResult, 'ranges' | 'searchedServers'>,
  format: Format,
): string {
  const words = ranges.flatMap(({ key, count, from, to }): readonly string[] => {
    // Every number of servers up to the last was considered, if bounds leave only one to try.
    if (count < 2 && key !== 'servers' && key !== 'activeServers') return []
    const [least, most] = [format.number(from), format.number(to)]
    const span = to === from + 1 ? `${least} or ${most}` : `${least} to ${most}`
    switch (key) {
      case 'servers':
      case 'activeServers':
        return [`up to ${format.value(searchedServers, 'servers')}`]
      case 'dags':
        return [`${span} DAGs`]
      case 'copies':
        return [`${span} copies`]
      case 'secondSiteCopies':
        return [`${span} of them in the second site`]
      case 'laggedCopies':
        return ['none or one lagged copy']
      case 'databaseDrive':
        return [`${count} drives of ${span} GB, single and in RAID`]
      case 'processor':
        return [`${count} processors`]
      default:
        return []
    }
  })
  return words.join(', ')
}

/** Sentence on the databases tried, or on what they follow from; empty if they were given. */
export function databasesTriedWords(plan: Plan, format: Format): string {
  const { label, unused } = fieldOf('mailboxesPerDatabase')
  if (unused?.(plan, 0))
    return searchedAnswerKeys(plan).includes('databases')
      ? ' Databases: as many as are needed, and up to twice as many to leave a tenth.'
      : ''
  const each = format.number(plan.mailboxesPerDatabase)
  return ` The number of databases follows from the answer: ${each} ${labelInSentence(label)}.`
}

/** What the layout one step smaller lacks: `With 2 servers: …`. */
export function whySmallerLayoutFailsWords(
  plan: Plan,
  failed: FailedNeighbor,
  format: Format,
): string {
  return `${smallerAnswerWords(plan, failed, format)}: ${lackWords(plan, failed, format)}`
}

/** Layout that comes nearest if none holds, in words: changed answers and what it lacks. */
export function nearestMissWords(plan: Plan, nearest: MissedLayout, format: Format): string {
  const change = layoutChangeWords(plan, nearest.gives, format) || 'this plan'
  return `${change}: ${lackWords(plan, nearest, format)}`
}

/** Names a layout by its one smaller answer: `With 2 servers`, `With drives of 8,000 GB`. */
export function smallerAnswerWords(
  plan: Plan,
  { fewer, gives }: FailedNeighbor,
  format: Format,
): string {
  const { databaseDrive = 0, processor = '' } = gives
  if (fewer === 'databaseDrive')
    return `With drives of ${answerWords(fieldOf(fewer), databaseDrive, format)}`
  if (fewer === 'processor') return `With ${answerWords(fieldOf(fewer), processor, format)}`
  const unit = fewer === 'dags' ? 'dags' : fewer === 'copies' ? 'copies' : 'servers'
  const count = format.value(gives[fewer] ?? 0, unit)
  return `With ${count}${whereCounted(plan, fewer)}`
}

/** Where the counted servers are, ` in site 1 of each DAG`; empty if all servers are counted. */
function whereCounted(plan: Plan, key: string): string {
  if (key !== 'activeServers' || availabilityOf(plan) !== 'dag') return ''
  const site = plan.sites > 1 ? ' in site 1' : ''
  return plan.dags > 1 ? `${site} ${site ? 'of' : 'in'} each DAG` : site
}

/** Size of a layout: `12 servers in 2 DAGs`. */
export function serversAndDagsWords({ servers, dags }: RankingFigures, format: Format): string {
  const inDags = dags > 1 ? ` in ${format.value(dags, 'dags')}` : ''
  return `${format.value(servers, 'servers')}${inDags}`
}

/** What a layout lacks, the worst of each kind: `processors 104 % (limit 80 %)`. */
function lackWords(plan: Plan, missed: MissedLayout, format: Format): string {
  const { lacks } = missed
  const rules = lacks.filter((lack) => lack.code === 'rules')
  const worst = worstRequirementPerCode(lacks.filter((lack) => lack.code !== 'rules'))
  const used = worst
    .flatMap((one) => {
      const said = usedWords(one, format)
      return said === null
        ? []
        : [`${said}${isOfDrive(one) ? fullWords(plan, missed, format) : ''}`]
    })
    .join(', ')
  // Only the first sentence of each rule: a fix such as fewer copies does not explain why fewer
  // servers fail.
  const broken = rules.map((one) => firstSentence(unmetRequirementSentences([one], format)))
  const others = unmetRequirementSentences(
    worst.filter((one) => one.used === null),
    format,
  )
  const words = [used && `${used}.`, ...broken, others].filter(Boolean).join(' ')
  return words || methodOf(plan).sentences.nothingHolds
}

/** True for IOPS of single drives, whose load depends on the databases that each holds. */
function isOfDrive({ code, available }: Requirement): boolean {
  return code === 'driveIops' && available.unit === 'IOPS/drive'
}

/** Note that more single drives do not help, as a server has its most databases; else empty. */
function fullWords(plan: Plan, { gives }: MissedLayout, format: Format): string {
  const tried = { ...plan, ...gives }
  const results = resultsOf(tried)
  const { copiesOnServer = null } = results ? planResultFigures(tried, results.sizing) : {}
  const most = versionOf(tried).databasesPerServer[tried.edition]
  if (!copiesOnServer || asShown(copiesOnServer) < most.value) return ''
  return ` (more drives need more databases, and a server has at most ${format.number(most.value)})`
}

/** Used share of a requirement in words; null for requirements without one. */
function usedWords(lack: Requirement, format: Format): string | null {
  const { code, used, busy } = lack
  if (!used) return null
  const noun = labelInSentence(requirementNouns[code])
  if (busy) return `${noun} ${format.text(busy)} (limit 80\u00a0%)`
  const has = missingPartWords(lack, format)
  return has ? `${noun} (${has})` : `${noun} ${usedShareWords(used, format)}`
}
