import { worstRequirements } from '../../app/answer/worst-requirements.ts'
import { resultsOf } from '../../app/store/results.ts'
import {
  hasWords,
  requirementNouns,
  shareWords,
  unmetWords,
} from '../../app/words/requirement-words.ts'
import {
  figuresOfPlan,
  inSentence,
  type MissedLayout,
  methodOf,
  type Plan,
  type Requirement,
  shown,
  versionOf,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** What a layout lacks, each thing once and the worst of it: `processors 104 % (limit 80 %)`. */
export function lackWords(plan: Plan, missed: MissedLayout, format: Format): string {
  const { lacks } = missed
  const rules = lacks.filter((lack) => lack.code === 'rules')
  const worst = worstRequirements(lacks.filter((lack) => lack.code !== 'rules'))
  const used = worst
    .flatMap((one) => {
      const said = usedWords(one, format)
      return said === null
        ? []
        : [`${said}${isOfDrive(one) ? fullWords(plan, missed, format) : ''}`]
    })
    .join(', ')
  const others = unmetWords([...rules, ...worst.filter((one) => one.used === null)], format)
  const words = [...(used ? [`${used}.`] : []), ...(others ? [others] : [])].join(' ')
  return words || methodOf(plan).sentences.nothingHolds
}

/** Whether it is the IOPS of a single drive, which has as much of the load as there are databases on it. */
function isOfDrive({ code, available }: Requirement): boolean {
  return code === 'driveIops' && available.unit === 'IOPS/drive'
}

/** Why single drives do not become more: a server has no more databases to share out over them. */
function fullWords(plan: Plan, { gives }: MissedLayout, format: Format): string {
  const tried = { ...plan, ...gives }
  const results = resultsOf(tried)
  const { copiesOnServer = null } = results ? figuresOfPlan(tried, results.sizing) : {}
  const most = versionOf(tried).databasesPerServer[tried.edition]
  if (!copiesOnServer || shown(copiesOnServer) < most.value) return ''
  return ` (more drives need more databases, and a server has at most ${format.number(most.value)})`
}

/** How much is used of what there is; null of what has no share. */
function usedWords(lack: Requirement, format: Format): string | null {
  const { code, used, busy } = lack
  if (!used) return null
  const noun = inSentence(requirementNouns[code])
  if (busy) return `${noun} ${format.text(busy)} (limit 80\u00a0%)`
  const has = hasWords(lack, format)
  return has ? `${noun} (${has})` : `${noun} ${shareWords(used, format)}`
}
