import { namingProblemSentence, placeProblemSentence } from '../../deploy/index.ts'
import type {
  DeploymentNamesAndPlaces,
  NameAnswerKey,
  PlaceAnswerKey,
} from '../../engine/failures/index.ts'
import { deploymentFilesForm, fieldOf, type Plan } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

type NamingTableProps = { readonly plan: Plan; readonly naming: DeploymentNamesAndPlaces }

type NamingRow = {
  readonly label: string
  readonly text: string
  readonly standing: string
  readonly isNeeded: boolean
}

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

export function namingRows(plan: Plan, naming: DeploymentNamesAndPlaces): readonly NamingRow[] {
  const texts = textsOf(naming)
  return deploymentFilesForm
    .flatMap(({ keys }) => keys)
    .filter((key) => key !== 'quotaTier' && !fieldOf(key).unused?.(plan, 0))
    .map((key) => {
      const missing = consequenceOfMissingAnswer(key, naming)
      return {
        label: fieldOf(key).label,
        text: shortenedNames(texts.get(key) ?? []),
        standing: namingErrors(key, naming) ?? standingOf(missing),
        isNeeded: missing?.isNeeded ?? false,
      }
    })
}

function standingOf(missing: MissingAnswerWords | null): string {
  if (missing === null) return 'given'
  return missing.isNeeded ? `Still missing. ${missing.words}` : missing.words
}

function textsOf({
  names,
  places,
}: DeploymentNamesAndPlaces): ReadonlyMap<string, readonly string[]> {
  const of = (text: (dag: DeploymentNamesAndPlaces['places']['dags'][number]) => string) =>
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

/** Errors in the names or places that a field gives, as sentences; null if there are none. */
export function namingErrors(
  key: string,
  { problems, places }: DeploymentNamesAndPlaces,
): string | null {
  const sentences = [
    ...problems.filter((problem) => problem.key === key).map(namingProblemSentence),
    ...places.problems.filter((problem) => problem.key === key).map(placeProblemSentence),
  ]
  return sentences.join(' ') || null
}

const usualStand = 'Leave empty for the usual names.'
const throughIt = 'Microsoft’s scripts connect to it; without one, the GC columns stay empty.'
const ownFolder = 'Leave empty for the folder that Exchange chooses.'

const without: Readonly<Record<NameAnswerKey | PlaceAnswerKey, string>> = {
  dagNames: usualStand,
  serverNames: usualStand,
  databaseNames: usualStand,
  dagAddresses: 'Leave empty for a DAG without an administrative access point (255.255.255.255).',
  controllers1: throughIt,
  controllers2: throughIt,
  addressBook: 'Leave empty for the default of the organization.',
  witnessServer: 'Every new DAG takes one; its vote counts while members are even.',
  witnessFolder: ownFolder,
  alternateWitnessServer: 'Leave empty to name it when the other site takes over.',
  alternateWitnessFolder: ownFolder,
}

/** What follows without an answer; `isNeeded` if the deployment files cannot run without it. */
export type MissingAnswerWords = { readonly isNeeded: boolean; readonly words: string }

/** Note on what follows without the answer of a field; null if it is given or not asked for. */
export function consequenceOfMissingAnswer(
  key: string,
  { usual, places, needed }: DeploymentNamesAndPlaces,
): MissingAnswerWords | null {
  const found = [...usual, ...places.missing].find((one) => one === key)
  return found ? { isNeeded: needed.some((one) => one === key), words: without[found] } : null
}

export function ResultingNames({ names }: { readonly names: readonly string[] }) {
  const format = useFormat()
  if (names.length === 0) return null
  return (
    <p className="measure small">
      Results in {format.number(names.length)} {names.length === 1 ? 'name' : 'names'}:{' '}
      <span className="breaks">{shortenedNames(names)}</span>
    </p>
  )
}

/** Names joined in one line; of more than `most`, only the first few and the last. */
function shortenedNames(names: readonly string[], most = 6): string {
  if (names.length <= most) return names.join(', ')
  return `${names.slice(0, most - 2).join(', ')} … ${names.at(-1) ?? ''}`
}

export function deployedCountWords(
  { dags, servers, databases }: DeploymentNamesAndPlaces['counts'],
  format: Format,
) {
  return [
    ...(dags > 0 ? [format.value(dags, 'dags')] : []),
    format.value(servers, 'servers'),
    format.value(databases, 'databases'),
  ]
}
