import { siteInSentence, siteWords } from '../../app/roles/group-words.ts'
import { jbodWords } from '../../app/roles/jbod-words.ts'
import { basisWords } from '../../app/words/design-words.ts'
import { hasWords, requirementNouns } from '../../app/words/requirement-words.ts'
import {
  candidateOf,
  type Requirement,
  type ServerDesign,
  type StorageReason,
  shown,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** Why a design is built as it is, and what it does not hold, a sentence each. */
export function reasonWords(design: ServerDesign, format: Format): readonly string[] {
  const failed = design.requirements.filter(({ holds }) => !holds)
  return [
    ...failed.map((one) => failedWords(one, format)),
    ...('why' in design ? whyWords(design.why, format) : []),
    ...boxWords(design, format),
    ...(failed.length > 0 ? [] : basisOf(design)),
  ]
}

function failedWords(one: Requirement, format: Format): string {
  const { code, group, required, available } = one
  const noun = group
    ? `${requirementNouns[code]}, ${siteInSentence(group, format)}`
    : requirementNouns[code]
  if (code === 'failures')
    return `${noun}: ${format.text(available)} of ${format.number(shown(required))} in the failure that is to be outlived.`
  const has = hasWords(one, format)
  if (has) return `${noun}: ${has}.`
  if (required.unit === 'ms')
    return `${noun}: ${format.text(required)}, at most ${format.text(available)}.`
  return `${noun}: ${format.text(required)} needed, ${format.text(available)} there.`
}

/** Why single drives or RAID; said once where it is the same for all servers. */
function whyWords(why: readonly StorageReason[], format: Format): readonly string[] {
  const told = why.map((one) => ({ one, words: reasonOf(one, format) }))
  const isSame = new Set(told.map(({ words }) => words)).size === 1
  if (isSame) return told.slice(0, 1).map(({ words }) => words)
  return told.map(({ one: { group }, words }) => {
    return `${siteWords(group, format)}: ${words}`
  })
}

function reasonOf({ storage, raid, verdict, isForced }: StorageReason, format: Format): string {
  const single = jbodWords({ verdict, storage }, format)
  if (storage === 'JBOD')
    return isForced
      ? `Single drives, because the plan asks for them. ${single}`
      : `Single drives: ${single}`
  if (isForced) return `${raid}, because the plan asks for it.`
  return verdict.code === 'fits'
    ? `${raid}, where single drives would do too.`
    : `${raid}, not single drives: ${single}`
}

function boxWords(design: ServerDesign, format: Format): readonly string[] {
  if (design.kind !== 'shared array') return []
  const { serversPerBox, most, lost } = design.copiesOnBox
  const holds = `An array serves up to ${format.text(serversPerBox)} and holds up to ${format.text(most)} of a database.`
  return [
    lost.value > 0
      ? `${holds} With it ${format.text(lost)} lose every copy.`
      : `${holds} No database loses every copy with it.`,
  ]
}

function shelfBasis(basis: ServerDesign['basis']): string {
  return basis === 'own measurement' ? 'your own figure' : 'the public figure of their kind'
}

function basisOf(design: ServerDesign): readonly string[] {
  if (design.kind === 'own shelf')
    return [
      `Single drives: copies protect the databases. What they carry is ${shelfBasis(design.basis)}.`,
    ]
  const candidate = candidateOf(design)
  return candidate ? [`What it carries is ${basisWords[candidate.basis]}.`] : []
}
