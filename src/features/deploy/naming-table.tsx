import type { DeployedNaming } from '../../engine/failures/index.ts'
import { fieldOf, filesForm, type Plan } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { missingNote, namingErrors } from './naming-notes.ts'
import { shortenedNames } from './resulting-names.tsx'

type NamingTableProps = { readonly plan: Plan; readonly naming: DeployedNaming }

type NamingRow = {
  readonly label: string
  readonly text: string
  readonly standing: string
  readonly isNeeded: boolean
}

/** Table of the names and places in the files, with missing and unusable answers. */
export function NamingTable({ plan, naming }: NamingTableProps) {
  return (
    <DataTable<NamingRow>
      caption="Names and places in the files"
      hidden="caption"
      cards
      rows={namingRows(plan, naming)}
      columns={[
        { head: 'Answer', of: ({ label }) => label },
        { head: 'In the files', className: 'named', of: ({ text }) => text || 'none' },
        { head: 'Standing', fails: ({ isNeeded }) => isNeeded, of: ({ standing }) => standing },
      ]}
    />
  )
}

/** One row for every answer that counts in the plan. */
export function namingRows(plan: Plan, naming: DeployedNaming): readonly NamingRow[] {
  const texts = textsOf(naming)
  return filesForm
    .flatMap(({ keys }) => keys)
    .filter((key) => key !== 'quotaTier' && !fieldOf(key).unused?.(plan, 0))
    .map((key) => {
      const missing = missingNote(key, naming)
      return {
        label: fieldOf(key).label,
        text: shortenedNames(texts.get(key) ?? []),
        standing: namingErrors(key, naming) ?? standingOf(missing),
        isNeeded: missing?.isNeeded ?? false,
      }
    })
}

function standingOf(missing: ReturnType<typeof missingNote>): string {
  if (missing === null) return 'given'
  return missing.isNeeded ? `Still missing. ${missing.words}` : missing.words
}

/** Texts in the files by field key. */
function textsOf({ names, places }: DeployedNaming): ReadonlyMap<string, readonly string[]> {
  const of = (text: (dag: DeployedNaming['places']['dags'][number]) => string) =>
    [...new Set(places.dags.map(text))].filter(Boolean)
  const [first, second] = places.controllers
  return new Map([
    ['dagNames', names.dags],
    ['serverNames', names.servers],
    ['databaseNames', names.databases],
    ['dagAddresses', of(({ addresses }) => addresses.join(', '))],
    ['controllers1', first],
    ['controllers2', second],
    ['addressBook', [places.addressBook].filter(Boolean)],
    ['witnessServer', of(({ witness }) => witness.server)],
    ['witnessFolder', of(({ witness }) => witness.folder)],
    ['alternateWitnessServer', of(({ alternate }) => alternate.server)],
    ['alternateWitnessFolder', of(({ alternate }) => alternate.folder)],
  ])
}
