import { levelDisplay } from '../../app/answer/level-words.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { bindingRequirementWords, unmetWords } from '../../app/words/requirement-words.ts'
import { machineCountWords } from '../../app/words/virtual-disks.ts'
import {
  arrayCandidateOf,
  type Design,
  type DesignLevel,
  isServerDesign,
  type Verdict,
} from '../../engine/designs/index.ts'
import type { ResultFigures } from '../../engine/figures/index.ts'
import { asShown, isVirtual, type Plan } from '../../engine/index.ts'
import type { JudgedDesign } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

export const levelOfVerdict = {
  'fits with reserve': 'holds with reserve',
  fits: 'holds, reserve not kept',
  'does not fit': 'does not hold',
} as const satisfies Record<Verdict, DesignLevel>

/** Names the present hardware as a subject: `These 24 servers and 288 drives`. */
export function hardwareCountWords(
  plan: Plan,
  { servers, arrays, drives }: ResultFigures,
  format: Format,
): string {
  if (isVirtual(plan) && servers) {
    const count = asShown(servers)
    return `${count === 1 ? 'This' : 'These'} ${machineCountWords(count, format)}`
  }
  const counts = [servers, arrays, drives].flatMap((one) => (one ? [format.text(one)] : []))
  return `These ${listedWords(counts, format)}`
}

export function hardwareVerdict(
  { verdict, unmet, design }: JudgedDesign,
  format: Format,
): readonly [verdict: string, why: string] {
  const binding = bindingOf(design)
  const why =
    unmet.length > 0
      ? unmetWords(unmet, format)
      : binding
        ? `${bindingRequirementWords(binding, format)}.`
        : ''
  return [levelDisplay[levelOfVerdict[verdict]].words, why]
}

function bindingOf(design: Design) {
  return isServerDesign(design) ? design.binding : (arrayCandidateOf(design)?.binding ?? null)
}
