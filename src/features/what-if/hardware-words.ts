import { listedWords } from '../../app/words/listed-words.ts'
import {
  bindingRequirementWords,
  unmetRequirementSentences,
} from '../../app/words/requirement-words.ts'
import { virtualMachineCountWords } from '../../app/words/virtual-disks.ts'
import { arrayCandidateOf, type Design, isServerDesign } from '../../engine/designs/index.ts'
import type { ComparedResultFigures } from '../../engine/figures/index.ts'
import { asShown, isVirtual, type Plan } from '../../engine/index.ts'
import type { JudgedDesign } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

/** Names the present hardware as a subject: `These 24 servers and 288 drives`. */
export function hardwareCountWords(
  plan: Plan,
  { servers, arrays, drives }: ComparedResultFigures,
  format: Format,
): string {
  if (isVirtual(plan) && servers) {
    const count = asShown(servers)
    return `${count === 1 ? 'This' : 'These'} ${virtualMachineCountWords(count, format)}`
  }
  const counts = [servers, arrays, drives].flatMap((one) => (one ? [format.text(one)] : []))
  return `These ${listedWords(counts, format)}`
}

/** What the hardware as it stands lacks, or what is nearest to its limit. */
export function hardwareReasonWords({ unmet, design }: JudgedDesign, format: Format): string {
  if (unmet.length > 0) return unmetRequirementSentences(unmet, format)
  const binding = bindingOf(design)
  return binding ? `${bindingRequirementWords(binding, format)}.` : ''
}

function bindingOf(design: Design) {
  return isServerDesign(design) ? design.binding : (arrayCandidateOf(design)?.binding ?? null)
}
