import {
  ax45i,
  equalLogic,
  ownRule,
  powerEdge,
  powerVault,
  type Source,
  storageTek,
} from '../core/source.ts'
import { versionOf } from '../exchange/versions.ts'
import type { TestedSolution } from '../hardware/building-blocks.ts'
import { availabilityOf, considersArrays, hasFeature, keepsLocalCopies } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Proposal } from './propose.ts'

/** What a checklist is for: a plan, and the tested blocks it is built of; null for arrays. */
export type ChecklistSubject = { readonly plan: Plan; readonly blocks: TestedSolution | null }

/** Decides whether a line of the checklist concerns the plan. */
type Need = (of: ChecklistSubject) => boolean

/** A line of the checklist as declared; its text and source can depend on what is built. */
type Written = {
  readonly text: string | ((of: ChecklistSubject) => string)
  readonly source: Source | ((of: ChecklistSubject) => Source)
  readonly only?: Need
}

const practices = equalLogic('7')
const ofAx4 = ax45i('Best practices')

const before2010: Need = ({ plan }) => hasFeature(plan, 'storageGroups')
/** True if arrays or nothing are proposed; before Exchange 2010 only if arrays are considered. */
const arrays: Need = (of) => of.blocks === null && (!before2010(of) || considersArrays(of.plan))
/** True if the drives of arrays belong to one server, not to both servers of an SCC. */
const separate: Need = (of) => arrays(of) && availabilityOf(of.plan) !== 'scc'
const blocks: Need = (of) => of.blocks !== null
const ofDocument =
  (document: TestedSolution['cite']['document']): Need =>
  (of) =>
    of.blocks?.cite.document === document
/** True if a database may have several copies. */
const copied: Need = ({ plan }) => availabilityOf(plan) !== 'none' || keepsLocalCopies(plan)
const ax4 = ofDocument('ax45i')
const with2003: Need = ({ plan }) => hasFeature(plan, 'streamingFiles')
/** True up to Exchange 2010, which the papers cover. */
const covered: Need = ({ plan }) => versionOf(plan).equalLogic !== 'extrapolated'
const all =
  (...needs: readonly Need[]): Need =>
  (of) =>
    needs.every((need) => need(of))

const line = (text: Written['text'], source: Written['source'], only?: Need): Written =>
  only ? { text, source, only } : { text, source }
/** A best practice of EqualLogic for its arrays and the paths to them. */
const onArrays = (text: string, only: Need = arrays, source: Source = practices) =>
  line(text, source, only)

const borrowed = ownRule('Volumes: EqualLogic 7 prints it for Exchange 2010; borrowed here.')
/** A line on installing Exchange: printed by EqualLogic, borrowed for the other papers’ blocks. */
const onWindows = (text: Written['text'], only?: Need) =>
  line(text, (of) => (of.blocks ? borrowed : practices), only)

const setUp2007 = powerEdge('Exchange Server 2007 database setup')
const asked = storageTek('Define and Assess')

/** Checklist lines of all plans, in the order of the work. */
export const checklistLines: readonly (readonly [title: string, lines: readonly Written[]])[] = [
  [
    'To decide first',
    [
      line('Does the data need its own LUN?', asked, before2010),
      line(
        'Is it replicated synchronously or asynchronously, locally or remotely?',
        asked,
        before2010,
      ),
      line('Which retention policy applies?', asked, before2010),
      line('How often are backups or snapshots taken?', asked, before2010),
    ],
  ],
  [
    'Arrays',
    [
      onArrays(
        'Every mailbox server has its own arrays: equal blocks that can be repeated.',
        separate,
        equalLogic('4 and 7'),
      ),
      onArrays(
        'No two copies of a database share drives: one pool per server, one group per site.',
        all(separate, copied),
        equalLogic('7 and Table 26'),
      ),
      onArrays(
        'The RAID policy is decided before data is on the array; converting later is slow and fragments the data.',
      ),
      line(
        (of) => `What was tested grows by ${of.blocks?.grows ?? 'blocks'}.`,
        (of) => of.blocks?.cite ?? practices,
        blocks,
      ),
      line(
        'The two copies of a cluster share neither controllers nor drives.',
        powerVault('MD1000-based storage solution'),
        (of) => of.blocks?.id === 'MD1000' && availabilityOf(of.plan) === 'ccr',
      ),
      line('No other application with heavy I/O uses the drives of Exchange.', ofAx4),
      line(
        'Arrays are chosen by drive performance first, by capacity second.',
        storageTek('Best Practices'),
      ),
      line('The cache of the array has pages of 8 KB.', ofAx4, ax4),
      line('Read and write cache are balanced, and on for all LUNs.', ofAx4, ax4),
      line('At least 50 to 100 MB of read cache are kept for prefetch.', ofAx4, ax4),
    ],
  ],
  [
    'Paths',
    [
      line('TcpAckFrequency is 1 for each iSCSI connection.', ofAx4, ax4),
      line(
        'PowerPath 5.1.0 balances the paths: NIC0 to A0 (SPA) and B0 (SPB), NIC1 to B1 (SPB) and A1 (SPA).',
        ofAx4,
        ax4,
      ),
    ],
  ],
  [
    'Storage network',
    [
      onArrays('iSCSI and LAN have separate networks.'),
      onArrays('Switches, the links between them and network adapters are redundant.'),
      onArrays(
        'The ports of each controller go to both switches, in line with how ports fail over.',
      ),
      onArrays('Flow control is on at the switch ports of the arrays and at the iSCSI adapters.'),
      onArrays(
        'Jumbo frames are on along the whole iSCSI path, from array port to guest adapter.',
        arrays,
        equalLogic('7 and A.4.2'),
      ),
      onArrays('Spanning tree is off at the switch ports of the arrays, PortFast is on.'),
      onArrays(
        'Jumbo frames are on in the LAN, and on its virtual switches, only after evaluation.',
        all(arrays, covered),
      ),
    ],
  ],
  [
    'Servers and virtual machines',
    [
      onArrays(
        'MPIO runs with the module of the array’s vendor (for EqualLogic, the DSM of its HIT Kit).',
      ),
      onArrays(
        'A server has as many storage NICs as the active controllers of its arrays have ports; a virtual machine as many virtual ones.',
      ),
      onArrays(
        'iSCSI and LAN have separate virtual switches, each with at least two network adapters.',
      ),
      onArrays('VLAN tags separate the port groups of the LAN.', all(arrays, covered)),
      onArrays(
        'Each iSCSI path has its own port group with one active adapter; the others are on standby.',
        arrays,
        equalLogic('7 and A.4.1'),
      ),
      onArrays('Guest adapters for iSCSI are VMXNET3, with TSO and LRO on.'),
      onArrays('iSCSI targets and connections of each server stay within the limits of Windows.'),
    ],
  ],
  [
    'Volumes',
    [
      onWindows('Volumes are basic disks with a GUID partition table (GPT).'),
      onWindows(
        (of) =>
          before2010(of)
            ? 'From Windows Server 2008 on partitions keep their default alignment.'
            : 'Partitions keep the default alignment of Windows Server 2008 or later.',
        (of) => !with2003(of),
      ),
      line(
        'On Windows Server 2003 partitions are aligned to 64 KB with Diskpart.',
        (of) => (ofDocument('storageTek')(of) ? storageTek('Best Practices') : ofAx4),
        before2010,
      ),
      onWindows('NTFS has allocation units of 64 KB for databases and logs.'),
      line(
        'The .edb and .stm files of a storage group share a volume; its logs are on another.',
        storageTek('2530 Configuration'),
        with2003,
      ),
      line(
        'Each database is in its own storage group, its logs on another volume.',
        setUp2007,
        (of) => before2010(of) && !with2003(of),
      ),
      line('The operating system is on other drives than the data of Exchange.', (of) => {
        if (ofDocument('powerEdge')(of)) return powerEdge('Disk subsystem configuration')
        return of.blocks ? borrowed : practices
      }),
      line(
        (of) => `Background database maintenance is on${copied(of) ? ', for every copy' : ''}.`,
        (of) => (of.blocks ? borrowed : practices),
        ({ plan }) => hasFeature(plan, 'maintenance'),
      ),
    ],
  ],
  [
    'Before users move in',
    [
      line(
        'Jetstress passes on the built system, with databases as large as they will be.',
        (of) => (arrays(of) ? equalLogic('5 and Appendix B') : storageTek('Tested Deployment')),
      ),
      line(
        'The design is validated on site; published results do not replace that.',
        ax45i('Conclusion'),
      ),
    ],
  ],
]

/** One line of a checklist for building a plan, and its source. */
type ChecklistLine = { readonly text: string; readonly source: Source }

export type ChecklistGroup = { readonly title: string; readonly lines: readonly ChecklistLine[] }

/** Checklist for building a plan with its proposed storage, in the order of the work. */
export function checklistOf(plan: Plan, { proposedBlocks }: Proposal): readonly ChecklistGroup[] {
  const of: ChecklistSubject = { plan, blocks: proposedBlocks?.solution ?? null }
  return checklistLines
    .map(([title, lines]) => ({
      title,
      lines: lines
        .filter(({ only }) => !only || only(of))
        .map(({ text, source }) => ({
          text: typeof text === 'string' ? text : text(of),
          source: typeof source === 'function' ? source(of) : source,
        })),
    }))
    .filter(({ lines }) => lines.length > 0)
}
