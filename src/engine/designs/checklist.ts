import { isDocumentId, ownRule, type Source } from '../core/source.ts'
import { versionOf } from '../exchange/versions.ts'
import type { TestedSolution } from '../hardware/building-blocks.ts'
import { availabilityOf, considersArrays, hasFeature, keepsLocalCopies } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import groups from './checklist.json' with { type: 'json' }
import type { Proposal } from './propose.ts'

/** What a checklist is for: a plan, and the tested blocks it is built of; null for arrays. */
type ChecklistSubject = { readonly plan: Plan; readonly blocks: TestedSolution | null }

/** A line of the checklist as stored. */
type StoredLine = {
  /** `{grows}` stands for how the tested blocks grow. */
  readonly text: string
  /** Document and place that print the line; without them the document that tested the blocks. */
  readonly document?: string
  readonly place?: string
  /** True if the line is printed for arrays and borrowed for tested blocks. */
  readonly isBorrowed?: boolean
  /** Conditions that must all be true of the subject, and conditions of which none may be. */
  readonly when?: readonly string[]
  readonly unless?: readonly string[]
}

const stored: readonly { readonly title: string; readonly lines: readonly StoredLine[] }[] = groups

const isOf = (document: TestedSolution['cite']['document']) => (of: ChecklistSubject) =>
  of.blocks?.cite.document === document

/** True if arrays or nothing are proposed; before Exchange 2010 only if arrays are considered. */
const hasArrays = ({ plan, blocks }: ChecklistSubject) =>
  blocks === null && (!hasFeature(plan, 'storageGroups') || considersArrays(plan))

/** Conditions that the lines of the checklist name. */
export const checklistConditionByName: Readonly<Record<string, (of: ChecklistSubject) => boolean>> =
  {
    arrays: hasArrays,
    // The drives belong to one server, not to both servers of an SCC.
    'arrays of one server': (of) => hasArrays(of) && availabilityOf(of.plan) !== 'scc',
    blocks: ({ blocks }) => blocks !== null,
    'blocks of PowerEdge': isOf('powerEdge'),
    'blocks of StorageTek': isOf('storageTek'),
    'AX4-5i': isOf('ax45i'),
    'MD1000 in CCR': ({ plan, blocks }) =>
      blocks?.id === 'MD1000' && availabilityOf(plan) === 'ccr',
    'several copies': ({ plan }) => availabilityOf(plan) !== 'none' || keepsLocalCopies(plan),
    'storage groups': ({ plan }) => hasFeature(plan, 'storageGroups'),
    'streaming files': ({ plan }) => hasFeature(plan, 'streamingFiles'),
    maintenance: ({ plan }) => hasFeature(plan, 'maintenance'),
    'version of the papers': ({ plan }) => versionOf(plan).equalLogic !== 'extrapolated',
  }

const borrowed = ownRule('Volumes: EqualLogic 7 prints it for Exchange 2010; borrowed here.')

/** One line of a checklist for building a plan, and its source. */
type ChecklistLine = { readonly text: string; readonly source: Source }

export type ChecklistGroup = { readonly title: string; readonly lines: readonly ChecklistLine[] }

/** Checklist for building a plan with its proposed storage, in the order of the work. */
export function checklistOf(plan: Plan, { proposedBlocks }: Proposal): readonly ChecklistGroup[] {
  const of: ChecklistSubject = { plan, blocks: proposedBlocks?.solution ?? null }
  const holds = (name: string) => {
    const condition = checklistConditionByName[name]
    if (!condition) throw new Error(`The checklist names no condition ${name}`)
    return condition(of)
  }
  return stored
    .map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ when = [], unless = [] }) => when.every(holds) && !unless.some(holds))
        .map((line) => ({
          text: line.text.replace('{grows}', of.blocks?.grows ?? 'blocks'),
          source: sourceOf(line, of),
        })),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function sourceOf({ text, document, place, isBorrowed }: StoredLine, of: ChecklistSubject): Source {
  if (isBorrowed && of.blocks) return borrowed
  if (document && place && isDocumentId(document)) return { document, place }
  if (document === undefined && place === undefined && of.blocks) return of.blocks.cite
  throw new Error(`“${text}” has no source`)
}
