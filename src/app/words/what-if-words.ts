import type { Candidate, Design, Verdict } from '../../engine/designs/index.ts'
import type {
  AnswerSettingValue,
  SuggestedChange,
  UnhelpfulAnswer,
} from '../../engine/explore/index.ts'
import { fieldOf, type Plan } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { arraysHeadline } from './array-words.ts'
import { blockFailureWords, blocksHeadline } from './block-words.ts'
import { failedConstraintsWords } from './design-words.ts'
import { bindingRequirementWords } from './requirement-words.ts'
import { serverStorageTitle } from './server-words.ts'

/** Value of an answer: a number or a choice. */
export function answerValueWords(
  answer: string,
  setting: AnswerSettingValue,
  format: Format,
): string {
  const field = fieldOf(answer)
  if (typeof setting === 'string') return answerWords(field, setting, format)
  const isNone = setting.value === 0 && field.kind === 'number' && field.min > 0
  return (isNone && field.empty) || format.text(setting)
}

/** Label of what moves: an answer, or the factor or points by which several tiers move together. */
export function movedAnswerLabel(answer: string, setting: AnswerSettingValue): string {
  return typeof setting === 'string' ? fieldOf(answer).label : setting.label
}

/** A fitting design, on a line of its own. */
export function fittingDesignLine(design: Design, format: Format): string {
  switch (design.kind) {
    case 'arrays':
      return `${arraysHeadline(design.candidate, format)}.`
    case 'tested blocks':
      return `${blocksHeadline(design.blocks, format)}.`
    default:
      return `${format.text(design.servers)}, ${serverStorageTitle(design, format)}`
  }
}

/** A change as the accessible name of a button. */
export function changeButtonName(
  { answer, to, spread }: Pick<SuggestedChange, 'answer' | 'to' | 'spread'>,
  format: Format,
): string {
  const besides = spread ? ', with copies spread evenly' : ''
  return `${movedAnswerLabel(answer, to)} to ${answerValueWords(answer, to, format)}${besides}`
}

export function triedRangeWords(
  { answer, tried }: Pick<UnhelpfulAnswer, 'answer' | 'tried'>,
  format: Format,
): string {
  const [now, ...others] = tried.map((one) => answerValueWords(answer, one, format))
  return tried.some((one) => typeof one === 'string')
    ? `${now}; tried: ${others.join(', ')}.`
    : `${now}; tried ${others.length > 1 ? `from ${others[0]} to ${others[1]}` : `to ${others[0]}`}.`
}

/** Why an answer does not help: what still fails or binds at its best value. */
export function noHelpReasonWords(
  { answer, closest }: UnhelpfulAnswer,
  plan: Plan,
  format: Format,
): string {
  if (!closest) return methodOf(plan).sentences.nothingNear
  switch (closest.kind) {
    case 'arrays': {
      if (answer === 'reserve' || answer === 'reservePercent')
        return 'Whether arrays fit is judged at the expected load, which contains no reserve.'
      const { candidate } = closest
      return `${nameOf(candidate)} comes nearest. ${failing(candidate, format)}`
    }
    case 'tested blocks': {
      const { solution, failures } = closest.blocks
      const [failure] = failures
      return failure
        ? `${solution.name} comes first. ${blockFailureWords(failure, plan, format)}`
        : methodOf(plan).sentences.nothingNear
    }
    default:
      return closest.verdict === 'does not fit'
        ? `${bindingRequirementWords(closest.binding, format)}.`
        : 'Servers would hold the load, but a limit of Exchange is exceeded.'
  }
}

function nameOf({ array, raid, perServer }: Candidate): string {
  return `${array.model} in ${raid}, ${perServer} per server,`
}

function failing({ constraints }: Candidate, format: Format): string {
  const failed = constraints.filter(({ holds, at }) => !holds && at === 'expected load')
  return failed.length > 0
    ? failedConstraintsWords(failed, format).join(' ')
    : 'It would hold, but breaks a limit of Exchange.'
}

export function verdictChangeWords(from: Verdict, to: Verdict): string {
  switch (to) {
    case 'fits with reserve':
      return from === 'fits' ? 'keeps the reserve too' : 'holds with the reserve'
    case 'fits':
      return from === 'does not fit' ? 'holds' : 'loses its reserve'
    case 'does not fit':
      return 'no longer holds'
  }
}
