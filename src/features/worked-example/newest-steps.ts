import {
  type Expression,
  type FigureTable,
  figureInBothModes,
  hasParts,
  type InBothModes,
  latestVersion,
  namedInBothModes,
  type Plan,
  planOfExample,
  type RoleFigure,
  rowsOf,
  situationOf,
  size,
  type Worked,
  workbookExamples,
} from '../../engine/index.ts'

/** Example C of the workbook in the newest version of Exchange. */
export const newestExample = (): Plan => ({
  ...planOfExample(workbookExamples.C),
  exchange: latestVersion,
})

/** A line of the example: a figure in both modes, with its name there unless it has its own. */
export type NewestLine = {
  readonly label?: string
  readonly note?: string
  readonly both: InBothModes
}

/** A step of the method: what it does, and its lines. */
export type NewestStep = {
  readonly title: string
  readonly says: string
  readonly lines: readonly NewestLine[]
}

type StepWords = {
  readonly title: string
  readonly says: string
  /** The tables of a plan that show its figures, or these by their keys. */
  readonly of: readonly FigureTable[] | { readonly figures: readonly RoleFigure[] }
}

/** The steps in the order in which each needs those before it. */
const steps: readonly StepWords[] = [
  {
    title: 'One mailbox',
    says: 'Messages a day give the IOPS, logs, memory and processor time of a mailbox; its quota and what is deleted give its size.',
    of: {
      figures: [
        ...([
          'mailboxes0',
          'dumpster0',
          'mailboxOnDisk0',
          'iopsPerMailbox0',
          'readShare0',
        ] as const),
        ...(['logsPerMailbox0', 'cachePerMailbox0', 'megaActive0', 'megaPassive0'] as const),
      ],
    },
  },
  {
    title: 'The number of databases',
    says: 'As few as a drive’s space and IOPS allow, raised until the load of a failed server spreads evenly.',
    of: ['The number of databases', 'Databases and copies'],
  },
  {
    title: 'Active databases when servers or a site fail',
    says: 'Every loss is tried on the real layout of the copies; the fullest server is what memory and processors are sized for.',
    of: { figures: ['A', 'FF', 'SF', 'SiteF', 'Site1', 'W', 'W2'] },
  },
  {
    title: 'Space',
    says: 'A database, the logs that are kept with it, and the volume that holds several of both.',
    of: ['A database and its volume', 'Logs that are kept', 'Volumes of a server'],
  },
  {
    title: 'I/O and drives',
    says: 'Each copy counts with the IOPS of an active one; a drive holds one volume.',
    of: ['I/O of a database', 'I/O of a server', 'Drives of one server'],
  },
  {
    title: 'Memory',
    says: 'Database cache for the databases active in the worst case, client access and the system.',
    of: ['Memory of one server'],
  },
  {
    title: 'Processors',
    says: 'Megacycles of active and passive mailboxes, of at most 80 % in the worst case.',
    of: ['Processors of one server'],
  },
  {
    title: 'Transport and the link between the sites',
    says: 'Mail that waits or is kept for safety, and logs that the other site’s copies receive.',
    of: ['Transport database of a server', 'Logs over the link'],
  },
]

/** The example worked in steps; what does not apply to it is left out. */
export function newestSteps(plan: Plan): readonly NewestStep[] {
  const result = size(plan)
  if (!result.ok || !hasParts(result.sizing)) throw new Error('The example has a sizing')
  const situation = situationOf(plan, result.sizing)
  const shown = new Set<Worked>()
  return steps.map(({ title, says, of }) => {
    const lines: readonly NewestLine[] =
      'figures' in of
        ? of.figures.map((key) => ({ both: figureInBothModes(plan, key) }))
        : of
            .flatMap((table) => rowsOf(table, situation))
            .map(({ of: figure, label, note, hidesZero }) => ({
              ...(label !== undefined && { label }),
              ...(note !== undefined && { note }),
              both: namedInBothModes(plan, figure, hidesZero),
            }))
    return { title, says, lines: lines.filter((line) => isFirst(line, shown)) }
  })
}

/** Where a figure is really worked: “of a DAG” for that of all DAGs where there is one. */
export function workedIn(figure: Worked): Worked {
  const { how } = figure
  if (how.kind !== 'formula' || !isPlain(how.tree)) return figure
  const same = Object.values(how.inputs).find(
    (input) =>
      input.unit === figure.unit && input.value === figure.value && isWorkedOut(input.how.kind),
  )
  return same ? workedIn(same) : figure
}

const isWorkedOut = (kind: Worked['how']['kind']) => kind === 'formula' || kind === 'sum'

/** Whether a formula only multiplies, divides, adds and subtracts. */
function isPlain(tree: Expression): boolean {
  if (tree.kind === 'binary') return isPlain(tree.left) && isPlain(tree.right)
  return tree.kind === 'name' || tree.kind === 'number'
}

/** Whether a line has a figure that none before it shows. */
function isFirst({ both }: NewestLine, shown: Set<Worked>): boolean {
  const worked = both.corrected ?? both.microsoft
  if (worked === null || shown.has(worked)) return false
  shown.add(worked)
  return true
}
