import { type Sentence, say } from '../../core/check.ts'
import { exceeds } from '../../core/compare.ts'
import { largestThatApplies } from '../../core/worked.ts'
import { roleVersionOf } from '../../exchange/versions.ts'
import { has } from '../../plan/features.ts'
import type { SiteDrives } from './drives.ts'
import {
  inArrays,
  type JudgedPlan,
  type PreferredRecord,
  preferred,
  preferredSource,
} from './preferred-rules.ts'
import { isVirtual } from './server-processors.ts'

/** The servers of each kind that a plan has, by what they are called. */
function kindsOf({ parts: { drives } }: JudgedPlan) {
  const { site1, site2, lagged1, lagged2 } = drives
  const kinds: readonly (readonly [name: string, site: SiteDrives | null])[] = [
    ['Site 1', site1],
    ['Site 2', site2],
    ['Lagged servers of site 1', lagged1],
    ['Lagged servers of site 2', lagged2],
  ]
  return kinds.flatMap(([name, site]) => (site ? [{ name, site }] : []))
}

/** Whether databases stand on single drives that hold them; as Microsoft they may on drives that do not. */
function isOnSingleDrives({ storage, verdict }: SiteDrives): boolean {
  const { code } = verdict
  const isFull = code === 'insufficient disk capacity' || code === 'insufficient disk I/O'
  return storage === 'JBOD' && !isFull
}

/** Why the servers of a site need RAID. */
function whyRaid({ verdict }: SiteDrives): Sentence {
  switch (verdict.code) {
    case 'fits':
      return ['the plan asks for it.']
    case 'insufficient disk capacity':
      return say`a volume takes ${verdict.volume}, and a drive holds ${verdict.drive}.`
    case 'insufficient disk I/O':
      return say`a drive would have to give ${verdict.needed}, and gives ${verdict.drive}.`
    case 'insufficient database copies':
      return [verdict.reason]
    case 'RAID required':
      return ['the plan considers no single drives.']
    case 'incorrect volume architecture':
      return ['logs stand on volumes of their own.']
  }
}

/** The processors of a server of either site in the worst case. */
function busiest({ parts: { processors } }: JudgedPlan) {
  const { site1, site2, lagged } = processors
  const worst = [site1, site2, lagged].map((site) => site?.worst?.cpu ?? null)
  return largestThatApplies('Processor use in the worst case', worst, preferredSource)
}

/** The memory of the larger server of either site; null where it is not known. */
function memoryOf({ parts: { memory } }: JudgedPlan) {
  return largestThatApplies('Memory', [memory.installed, memory.installed2], preferredSource)
}

/** What the preferred architecture asks of servers and their drives. */
export const preferredServers: readonly PreferredRecord[] = [
  {
    code: 'single drives',
    title: 'Databases on single drives, without RAID',
    holds: (judged) =>
      !judged.isInArrays && kindsOf(judged).every(({ site }) => isOnSingleDrives(site)),
    finding: (judged) => {
      if (judged.isInArrays) return inArrays
      const others = kindsOf(judged).filter(({ site }) => !isOnSingleDrives(site))
      if (others.length === 0) return 'All databases stand on single drives (JBOD).'
      return others.flatMap(({ name, site }) => [`${name} needs RAID: `, ...whyRaid(site), ' '])
    },
    answer: 'jbod',
  },
  {
    code: 'autoreseed',
    title: 'A spare drive in every server, for AutoReseed',
    holds: ({ isInArrays, parts: { space } }) =>
      !isInArrays && space.spares.value >= preferred.spares.value,
    finding: ({ isInArrays, parts: { space } }) =>
      isInArrays ? inArrays : say`A server has ${space.spares} to spare.`,
    answer: 'autoReseedVolumes',
  },
  {
    code: 'system pair',
    title: 'System, programs and transport on one RAID-1 pair',
    holds: ({ parts: { transport } }) =>
      transport.transportOn === null ? null : transport.transportOn === 'System Disk',
    finding: ({ parts: { transport } }) => {
      if (transport.transport === null) return 'How much room transport takes is not known.'
      return transport.transportOn === 'System Disk'
        ? say`The transport database takes ${transport.transport} and fits on the system drive.`
        : say`The transport database takes ${transport.transport}, more than the system drive has to spare: it needs a pair of its own.`
    },
    answer: 'systemDrive',
  },
  {
    code: 'physical servers',
    title: 'Physical servers',
    holds: ({ plan }) => !isVirtual(plan),
    finding: ({ plan }) =>
      isVirtual(plan) ? 'Servers are virtual machines.' : 'Servers are physical ones.',
    answer: 'processorBy',
  },
  {
    code: 'every role',
    title: 'Client access role on the mailbox servers',
    holds: ({ plan }) => !has(plan, 'clientAccessServers') || plan.clientAccess,
    finding: ({ plan }) => {
      if (!has(plan, 'clientAccessServers')) return 'This version has it no other way.'
      return plan.clientAccess
        ? 'Every server does both.'
        : 'Servers of their own carry client access.'
    },
    answer: 'clientAccess',
  },
  {
    code: 'cores',
    title: 'No more cores than the version makes use of',
    holds: ({ plan, parts: { processors } }) =>
      !exceeds(processors.site1.cores.value, roleVersionOf(plan).mostCores.value),
    finding: ({ plan, parts: { processors } }) =>
      say`A server has ${processors.site1.cores}; at most ${roleVersionOf(plan).mostCores} are advised.`,
    answer: 'cores',
  },
  {
    code: 'memory',
    title: 'Memory within what is advised for the version',
    holds: (judged) => {
      const needed = memoryOf(judged)
      return needed === null
        ? null
        : !exceeds(needed.value, roleVersionOf(judged.plan).mostMemory.value)
    },
    finding: (judged) => {
      const { leastMemory, mostMemory } = roleVersionOf(judged.plan)
      const needed = memoryOf(judged)
      if (!needed) return 'How much memory a server needs is not known.'
      return exceeds(leastMemory.value, needed.value)
        ? say`A server has ${needed}; ${leastMemory} at least are advised.`
        : say`A server has ${needed}; at most ${mostMemory} are advised.`
    },
    answer: 'activeServers',
  },
  {
    code: 'processors',
    title: 'Processors at 80 % at most in the worst failure',
    holds: (judged) => {
      const busy = busiest(judged)
      return busy === null ? null : !exceeds(busy.value, preferred.busiest.value)
    },
    finding: (judged) => {
      const busy = busiest(judged)
      return busy
        ? say`The busiest server is at ${busy}; at most ${preferred.busiest} are advised.`
        : 'Without a rate of the processors their use is not known.'
    },
    answer: 'activeServers',
  },
  {
    code: 'two sockets',
    title: 'Servers with two sockets and 2 height units',
    holds: () => null,
    finding: () => 'No answer of a plan says it: see to it when servers are ordered.',
    answer: null,
  },
  {
    code: 'file system',
    title: 'ReFS for data, encrypted by BitLocker',
    holds: () => null,
    finding: ({ plan }) =>
      `No answer of a plan says it: see to it when volumes are set up. ReFS in this version: ${roleVersionOf(plan).refs}`,
    answer: null,
  },
]
