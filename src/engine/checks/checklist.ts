import { ax45i, type Cite, equalLogic, storageTek } from '../core/source.ts'
import type { Proposal } from '../design/propose.ts'
import { has, kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'

/** What a plan must have for a line to concern it. */
type Need = 'iSCSI' | 'maintenance' | 'separate arrays'

/** One thing to see to when a plan is built, and where it is asked for. */
type ChecklistLine = { readonly text: string; readonly source: Cite; readonly only?: Need }

/** Lines that are seen to together. */
type ChecklistGroup = { readonly title: string; readonly lines: readonly ChecklistLine[] }

/** A line that is but a text is a best practice of EqualLogic. */
type Written = Omit<ChecklistGroup, 'lines'> & {
  readonly lines: readonly (ChecklistLine | string)[]
  readonly only?: Need
}

const practices = equalLogic('7')

/** What there is to see to for all plans together, in the order of the work. */
const everything: readonly Written[] = [
  {
    title: 'Arrays',
    lines: [
      {
        text: 'Every mailbox server has arrays of its own: equal blocks that can be repeated.',
        source: equalLogic('4 and 7'),
        only: 'separate arrays',
      },
      {
        text: 'No copies of one database share drives: a pool for each server, a group for each site.',
        source: equalLogic('7 and Table 26'),
        only: 'separate arrays',
      },
      'The RAID policy is settled before data is on the array; converting later is slow and fragments.',
      {
        text: 'No other application with heavy I/O uses the drives of Exchange.',
        source: ax45i('Best practices'),
      },
      {
        text: 'Arrays were chosen by what their drives perform first, by capacity second.',
        source: storageTek('Best Practices'),
      },
    ],
  },
  {
    title: 'Storage network',
    only: 'iSCSI',
    lines: [
      'iSCSI and LAN have separate networks.',
      'Switches, the links between them and network adapters are there twice.',
      'The ports of each controller go to both switches, in line with how ports fail over.',
      'Flow control is on at the switch ports of the arrays and at the iSCSI adapters.',
      {
        text: 'Jumbo frames are on along the whole iSCSI path, from array port to guest adapter.',
        source: equalLogic('7 and A.4.2'),
      },
      'Spanning tree is off at the switch ports of the arrays, PortFast is on.',
    ],
  },
  {
    title: 'Servers and virtual machines',
    only: 'iSCSI',
    lines: [
      'MPIO runs with the module of the array’s vendor (for EqualLogic, the DSM of its HIT Kit).',
      'A server has as many storage NICs as the active controllers of its arrays have ports; a virtual machine as many virtual ones.',
      'iSCSI and LAN have virtual switches of their own, each with two network adapters or more.',
      {
        text: 'Each iSCSI path has its own port group with one active adapter; the others stand by.',
        source: equalLogic('7 and A.4.1'),
      },
      'Guest adapters for iSCSI are VMXNET3, with TSO and LRO on.',
      'iSCSI targets and connections of each server stay within the limits of Windows.',
    ],
  },
  {
    title: 'Volumes',
    lines: [
      'Volumes are basic disks with a GUID partition table (GPT).',
      'Partitions keep the default alignment of Windows Server 2008 or later.',
      {
        text: 'On Windows Server 2003 partitions are aligned to 64 KB with Diskpart.',
        source: ax45i('Best practices'),
      },
      'NTFS has allocation units of 64 KB for databases and logs.',
      'The operating system is on other drives than the data of Exchange.',
      {
        text: 'Background database maintenance is on, for every copy.',
        source: practices,
        only: 'maintenance',
      },
    ],
  },
  {
    title: 'Before users move in',
    lines: [
      {
        text: 'Jetstress passes on the built system, with databases as large as they will be.',
        source: equalLogic('5 and Appendix B'),
      },
      {
        text: 'The design was validated on site; published results do not replace that.',
        source: ax45i('Conclusion'),
      },
    ],
  },
]

/** What to see to when a plan is built with what is proposed for it, in the order of the work. */
export function checklistOf(plan: Plan, proposal: Proposal): readonly ChecklistGroup[] {
  const needs: Readonly<Record<Need, boolean>> = {
    iSCSI: isOverIscsi(proposal),
    maintenance: has(plan, 'maintenance'),
    'separate arrays': kindOf(plan) !== 'scc',
  }
  const concerns = ({ only }: { readonly only?: Need }) => only === undefined || needs[only]
  return everything
    .filter(concerns)
    .map(({ title, lines }) => ({ title, lines: lines.map(cited).filter(concerns) }))
    .filter(({ lines }) => lines.length > 0)
}

function cited(line: ChecklistLine | string): ChecklistLine {
  return typeof line === 'string' ? { text: line, source: practices } : line
}

/** EqualLogic and AX4-5i are reached over iSCSI, the others directly. Nothing proposed may be any. */
function isOverIscsi({ proposed, proposedBlocks }: Proposal): boolean {
  return proposed !== null || proposedBlocks === null || proposedBlocks.solution.id === 'AX4-5i'
}
