import {
  citeCalculator,
  citeEqualLogic,
  ownRule,
  publicFigure,
  type Source,
} from '../../../core/source.ts'
import { type ChecklistGroup, checklistOf } from '../../../designs/checklist.ts'
import { arrayCandidateOf, type ServerDesign } from '../../../designs/design.ts'
import { storageKinds } from '../../../designs/kinds.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { isVirtual } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { preferredSource } from '../checks/preferred-rules.ts'
import type { RoleResults } from '../role-parts.ts'

/** The plan to build, its stage results, and its proposed design; null if none is proposed. */
type Built = {
  readonly plan: Plan
  readonly parts: RoleResults
  readonly design: ServerDesign | null
}

type Written = {
  readonly text: string
  readonly source: Source
  /** True for plans that the line concerns. Without this, the line concerns all. */
  readonly only?: (built: Built) => boolean
}

const alike = ownRule('Servers: the figures hold where all are built alike.')
const borrowed = ownRule(
  'Volumes: what is printed for Exchange 2010 holds for later versions as well.',
)
const scripts = ownRule(
  'Folders of volumes and databases: as in the scripts that come with Microsoft’s workbook.',
)

const isPhysical = ({ plan }: Built) => !isVirtual(plan)
const isSpared = ({ parts }: Built) => parts.space.spares.value > 0
const isLagged = ({ parts }: Built) =>
  parts.copies.homeLagged.value + parts.copies.awayLagged.value > 0
const hasDag = ({ parts }: Built) => parts.copies.shape.hasDag
const hasTwoSites = ({ parts }: Built) => parts.copies.shape.twoSites
const isTransportApart = ({ parts }: Built) =>
  parts.transport.transportOn === 'Dedicated RAID-1 Disk'
const onSingleDrives = ({ plan, design }: Built) =>
  !isVirtual(plan) &&
  design !== null &&
  (storageKinds[design.kind].serverDrives?.startsWith('single') ?? false)

/** All groups and lines of the checklist, in the order of the work. */
const everything: readonly (readonly [title: string, lines: readonly Written[]])[] = [
  [
    'Servers',
    [
      {
        text: 'Memory, processors and drives of every server are those of the bill of materials.',
        source: alike,
        only: isPhysical,
      },
      {
        text: 'Memory, processors and virtual disks of every virtual machine are those of the bill of materials.',
        source: alike,
        only: ({ plan }) => isVirtual(plan),
      },
      {
        text: 'The page file has the fixed size that the section “Server” gives.',
        source: publicFigure('A', 'The page file by the memory of a server.', {
          publication: 'healthChecker',
        }),
      },
      {
        text: 'Guests have all their memory reserved, and no more virtual processors per host core than the plan says.',
        source: alike,
        only: ({ plan }) => isVirtual(plan),
      },
      {
        text: 'System, programs and transport are on a pair of drives in RAID-1.',
        source: preferredSource,
        only: (built) => isPhysical(built) && !isTransportApart(built),
      },
      {
        text: 'System and programs are on a pair of drives in RAID-1, the transport database on another.',
        source: citeCalculator('Role Requirements'),
        only: (built) => isPhysical(built) && isTransportApart(built),
      },
    ],
  ],
  [
    'Storage of the servers',
    [
      {
        text: 'The controller presents each database drive on its own; its write cache is protected by battery or flash.',
        source: ownRule(
          'Write cache: a write that was acknowledged must not be lost with the power.',
        ),
        only: onSingleDrives,
      },
      { text: 'Volumes are basic disks with a GUID partition table (GPT).', source: borrowed },
      { text: 'NTFS has allocation units of 64 KB for databases and logs.', source: borrowed },
      {
        text: 'Where databases are on ReFS, its integrity features are off.',
        source: preferredSource,
        only: ({ plan }) => roleVersionOf(plan).fileSystem === 'ReFS',
      },
      {
        text: 'Volumes are mounted in folders below C:\\ExchangeVolumes, databases below C:\\ExchangeDatabases.',
        source: scripts,
        only: isSpared,
      },
      {
        text: 'Spare volumes are formatted and mounted, with no database on them.',
        source: ownRule('Spare volumes: AutoReseed takes one that is ready.'),
        only: isSpared,
      },
    ],
  ],
  [
    'Database availability groups',
    [
      {
        text: 'Copies are on the servers, and have the activation preferences, that the failures were tried with.',
        source: citeCalculator('Distribution'),
        only: hasDag,
      },
      {
        text: 'Each server has the limits of active databases that the section “Activation” gives.',
        source: citeCalculator('Activation Scenarios'),
        only: hasDag,
      },
      {
        text: 'The witness is in the site the plan says, and all members reach it.',
        source: ownRule('Witness: it decides which site goes on when the link between them fails.'),
        only: hasTwoSites,
      },
      {
        text: 'Circular logging is switched on only after the second copy of a database exists.',
        source: ownRule('Circular logging: until a second copy exists, all logs may be needed.'),
        only: (built) => hasDag(built) && built.parts.backup.circularLogging,
      },
      {
        text: 'Lagged copies have their replay lag, and Safety Net keeps messages at least as long.',
        source: citeCalculator('Input'),
        only: isLagged,
      },
    ],
  ],
  [
    'Network between the sites',
    [
      {
        text: 'The TCP window of replication is scaled as far as the section “Replication” says.',
        source: citeCalculator('Replication Requirements'),
        only: hasTwoSites,
      },
      {
        text: 'Compression of the DAG network is on between subnets.',
        source: citeCalculator('Input'),
        only: (built) => hasTwoSites(built) && built.plan.compressLogs,
      },
    ],
  ],
  [
    'Before users are on these servers',
    [
      {
        text: 'Jetstress passes on every server, with databases as large as they will be.',
        source: citeEqualLogic('5 and Appendix B'),
      },
      {
        text: 'A drive and a server are taken down, and databases come up where the plan says.',
        source: ownRule('Failures: what was computed is tried once on what was built.'),
        only: (built) => hasDag(built) && isPhysical(built),
      },
      {
        text: 'A virtual machine is taken down, and databases come up where the plan says.',
        source: ownRule('Failures: what was computed is tried once on what was built.'),
        only: (built) => hasDag(built) && !isPhysical(built),
      },
      {
        text: 'A site is taken down and brought back, with all users on the other site meanwhile.',
        source: ownRule('Failures: what was computed is tried once on what was built.'),
        only: hasTwoSites,
      },
    ],
  ],
]

/** Checklist for building a plan’s servers; for designs on arrays, with the lines on arrays. */
export function serverBuildChecklist(
  plan: Plan,
  parts: RoleResults,
  design: ServerDesign | null,
): readonly ChecklistGroup[] {
  const built = { plan, parts, design }
  const ofServers = everything
    .map(([title, lines]) => ({ title, lines: lines.filter(({ only }) => only?.(built) ?? true) }))
    .filter(({ lines }) => lines.length > 0)
  const candidate = design && arrayCandidateOf(design)
  return candidate
    ? [...checklistOf(plan, { proposed: candidate, proposedBlocks: null }), ...ofServers]
    : ofServers
}
