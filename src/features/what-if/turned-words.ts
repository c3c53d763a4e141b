import { listedWords } from '../../app/words/listed-words.ts'
import { bindingWords, unmetWords } from '../../app/words/requirement-words.ts'
import { candidateOf, type Design, hasServers, type Verdict } from '../../engine/designs/index.ts'
import type { ResultFigures } from '../../engine/figures/index.ts'
import { inSentence } from '../../engine/index.ts'
import type { JudgedDesign } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'

const verbs = {
  'fits with reserve': 'it holds',
  fits: 'it holds without the reserve',
  'does not fit': 'it does not hold',
} as const satisfies Record<Verdict, string>

/** Verdict on the hardware as it is: `With these 24 servers and 288 drives it does not hold. …`. */
export function currentHardwareVerdict(
  figures: ResultFigures,
  { verdict, unmet, design }: JudgedDesign,
  format: Format,
): string {
  const these = listedWords(hardwareOf(figures, format), format)
  const verb = `With these ${these} ${verbs[verdict]}`
  if (unmet.length > 0) return `${verb}. ${unmetWords(unmet, format)}`
  const binding = bindingOf(design)
  return binding ? `${verb}; ${inSentence(bindingWords(binding, format))}.` : `${verb}.`
}

/** `Built anew: 28 servers, 336 drives.` Null if the hardware as it is holds and is the same. */
export function newHardwareWords(
  figures: ResultFigures,
  standing: ResultFigures,
  { isHeld, isStandingHeld }: { readonly isHeld: boolean; readonly isStandingHeld: boolean },
  format: Format,
): string | null {
  if (!isHeld) return `Built anew, it does not hold${isStandingHeld ? '' : ' either'}.`
  const all = hardwareOf(figures, format).join(', ')
  const isSame = all === hardwareOf(standing, format).join(', ')
  if (isSame && isStandingHeld) return null
  const { memory } = figures
  const isOther = isSame && memory && memory.value !== standing.memory?.value
  return `Built anew: ${all}${isOther ? `, ${format.text(memory)} of memory each` : ''}.`
}

/** Servers, arrays and drives; missing ones are left out. */
function hardwareOf({ servers, arrays, drives }: ResultFigures, format: Format): string[] {
  return [servers, arrays, drives].flatMap((one) => (one ? [format.text(one)] : []))
}

function bindingOf(design: Design) {
  return hasServers(design) ? design.binding : (candidateOf(design)?.binding ?? null)
}
