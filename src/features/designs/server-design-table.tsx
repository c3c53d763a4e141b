import { arrayDesignCell, designLevelCell, nameAndPartsCell } from '../../app/design-cells.tsx'
import type { SectionProps } from '../../app/plan-section.tsx'
import { groupSiteInSentence, groupSiteWords } from '../../app/roles/group-words.ts'
import { whyJbodOrNotWords } from '../../app/roles/jbod-words.ts'
import { wordsByLoadBasis } from '../../app/words/design-words.ts'
import { missingPartWords, requirementNouns } from '../../app/words/requirement-words.ts'
import { serverDrivesNameAndParts } from '../../app/words/server-words.ts'
import {
  arrayCandidateOf,
  type Design,
  type JbodOrRaidReason,
  type ServerDesign,
} from '../../engine/designs/index.ts'
import {
  asShown,
  cutName,
  type Requirement,
  type RequirementCode,
  type Worked,
} from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import './designs.css'

type ServerTableProps = SectionProps & {
  readonly caption: string
  readonly designs: readonly ServerDesign[]
  readonly proposed: Design | null
}

export function ServerDesignTable(props: ServerTableProps) {
  const { caption, designs, proposed, plan, sizing } = props
  const { currency } = plan
  const format = useFormat()
  const isPriced = designs.some(({ cost }) => cost !== null)
  const has = (code: RequirementCode) =>
    designs.some(({ requirements }) => requirements.some((one) => one.code === code))
  return (
    <DataTable
      caption={caption}
      frame
      cards
      className="server-designs"
      rows={designs}
      first={8}
      keyOf={({ id }) => id}
      classOf={(design) => (design === proposed ? 'marked' : undefined)}
      below={{ head: 'Why', of: (design) => designReasonWords(design, format).join(' ') || null }}
      columns={[
        { head: 'Design', of: (design) => nameCell(design, format) },
        {
          head: 'Verdict',
          className: 'verdict-cell',
          narrow: 'alone',
          of: (design) => [
            designLevelCell(methodOf(plan).levelOf(plan, sizing, design), design === proposed),
            mostUsed(design),
          ],
        },
        {
          head: 'Drives a server',
          bare: true,
          of: ({ arrays, drivesOnServer: [one, two] }) => {
            if (arrays !== null) return { hint: 'on arrays' }
            return two && two.value !== one.value ? [one, ' and ', two] : one
          },
        },
        { head: 'Drives in all', bare: true, of: ({ drivesInAll }) => drivesInAll },
        ...Object.entries(usedColumns).map(
          ([head, codes]) => has(codes[0]) && usedColumn(head, codes),
        ),
        isPriced && {
          head: `Price${currency && `, ${cutName(currency)}`}`,
          bare: true,
          of: ({ cost }) => cost ?? { hint: 'not known' },
        },
      ]}
    />
  )
}

/** Heads of the columns with used shares, and the requirements that each column covers. */
const usedColumns = {
  Space: ['space'],
  'Drive IOPS': ['driveIops'],
  Bays: ['bays'],
  Latency: ['dbRead', 'dbWrite', 'logWrite'],
} as const satisfies Readonly<Record<string, readonly RequirementCode[]>>

function usedColumn(head: string, codes: readonly RequirementCode[]): Column<ServerDesign> {
  const mostOf = ({ requirements }: ServerDesign) =>
    requirements
      .filter(({ code }) => codes.includes(code))
      .reduce<Requirement | null>(
        (most, one) => (!most || shareOf(one) > shareOf(most) ? one : most),
        null,
      )
  return {
    head,
    of: (design): Worked | DataCell => mostOf(design)?.used ?? null,
    fails: (design) => mostOf(design)?.holds === false,
  }
}

function shareOf({ used }: Requirement): number {
  return used?.value ?? 0
}

/** Cell with the name of a design; a link to its page if it has arrays for single servers. */
function nameCell(design: ServerDesign, format: Format): DataCell {
  if (design.boxes) {
    const { name, drives, driveGb, raid, perSite } = design.boxes
    if ('candidate' in design && !perSite) return arrayDesignCell(design.candidate, format, true)
    const each = `${format.number(drives)} × ${format.drive(driveGb)}, ${raid ?? 'without RAID'}`
    const count = perSite
      ? `${format.text(perSite)} for each site`
      : `${format.text(design.arrays)} in all`
    return nameAndPartsCell(name, name, `${each}, ${count}`)
  }
  const { name, parts } = serverDrivesNameAndParts(design, format)
  return nameAndPartsCell(name, name, parts)
}

/** Note on the fullest requirement of a design, if it is not one with a column of its own. */
function mostUsed({ verdict, binding }: ServerDesign): DataCell {
  const used = binding.busy ?? binding.used
  const isShown = Object.values<readonly RequirementCode[]>(usedColumns).some((codes) =>
    codes.includes(binding.code),
  )
  if (verdict === 'does not fit' || !used || isShown) return ''
  return { note: [`Most used: ${requirementNouns[binding.code]}, `, used] }
}

export function designReasonWords(design: ServerDesign, format: Format): readonly string[] {
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
    ? `${requirementNouns[code]}, ${groupSiteInSentence(group, format)}`
    : requirementNouns[code]
  if (code === 'failures')
    return `${noun}: ${format.text(available)} of ${format.number(asShown(required))} in the failure that is to be outlived.`
  const has = missingPartWords(one, format)
  if (has) return `${noun}: ${has}.`
  if (required.unit === 'ms')
    return `${noun}: ${format.text(required)}, at most ${format.text(available)}.`
  return `${noun}: ${format.text(required)} needed, ${format.text(available)} there.`
}

/** Reasons for JBOD or RAID, by server group; one sentence if they are equal for all groups. */
function whyWords(why: readonly JbodOrRaidReason[], format: Format): readonly string[] {
  const told = why.map((one) => ({ one, words: reasonOf(one, format) }))
  const isSame = new Set(told.map(({ words }) => words)).size === 1
  if (isSame) return told.slice(0, 1).map(({ words }) => words)
  return told.map(({ one: { group }, words }) => `${groupSiteWords(group, format)}: ${words}`)
}

function reasonOf({ storage, raid, verdict, isForced }: JbodOrRaidReason, format: Format): string {
  const single = whyJbodOrNotWords({ verdict, storage }, format)
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
  if (!('copiesOnBox' in design)) return []
  const { serversPerBox, most, lost } = design.copiesOnBox
  const holds = `An array serves up to ${format.text(serversPerBox)} and holds up to ${format.text(most)} of a database.`
  return [
    lost.value > 0
      ? `${holds} With it ${format.text(lost)} lose every copy.`
      : `${holds} No database loses every copy with it.`,
  ]
}

function basisOf(design: ServerDesign): readonly string[] {
  if (design.boxes?.raid === null) {
    const basis =
      design.basis === 'own measurement' ? 'your own figure' : 'the public figure of their kind'
    return [`Single drives: copies protect the databases. What they carry is ${basis}.`]
  }
  const candidate = arrayCandidateOf(design)
  return candidate ? [`What it carries is ${wordsByLoadBasis[candidate.basis]}.`] : []
}
