import { formula } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'

const sheet = calculator('Role Requirements')

/** Cache of the databases active on a server. */
export const cacheOfServer = formula({
  label: 'Database cache of a server',
  unit: 'GiB',
  asSold: true,
  takes: { mailboxes: 'mailboxes/database', active: 'databases', each: 'MiB' },
  text: 'up(mailboxes × active × each ÷ 1024, 1)',
  constants: { 1024: 'MiB/GiB', 1: 'GiB' },
  source: sheet,
  examples: [
    { in: { mailboxes: 169.230769, active: 22, each: 6 }, out: 22, source: sheet },
    { in: { mailboxes: 150, active: 8, each: 10.5 }, out: 13, source: sheet },
  ],
})

/** Least memory by the copies on a server; constant from 41 copies on. */
export const leastCache = formula({
  label: 'Least memory for the copies',
  unit: 'GiB',
  asSold: true,
  takes: { copies: 'copies' },
  text: 'min(16, 8 + 2 × (ceil(max(copies, 1) ÷ 10) − 1))',
  constants: { 16: 'GiB', 8: 'GiB', 2: 'GiB' },
  source: sheet,
  errata: ['MS33'],
  examples: [
    { in: { copies: 10 }, out: 8 },
    { in: { copies: 11 }, out: 10 },
    { in: { copies: 40 }, out: 14 },
    { in: { copies: 100 }, out: 16 },
  ],
})

/** Megacycles of client access for the databases active on a server. */
export const megacyclesOfClients = formula({
  label: 'Megacycles of client access',
  unit: 'megacycles',
  takes: {
    hypervisor: '%',
    mailboxes: 'mailboxes/database',
    active: 'databases',
    each: 'megacycles/mailbox',
  },
  text: '(1 + hypervisor) × mailboxes × active × each',
  source: sheet,
  examples: [
    { in: { hypervisor: 0, mailboxes: 150, active: 8, each: 3 }, out: 3600 },
    { in: { hypervisor: 0.1, mailboxes: 150, active: 8, each: 3 }, out: 3960 },
  ],
})

/** Memory of client access: 2 GiB, and 2 GiB for every core that it keeps busy. */
export const clientMemory = formula({
  label: 'Memory of client access',
  unit: 'GiB',
  asSold: true,
  takes: { client: 'megacycles', server: 'megacycles', cores: 'cores' },
  text: 'round(2 + client ÷ server × cores × 2, 1)',
  constants: { 2: 'GiB', 1: 'GiB' },
  source: sheet,
  examples: [
    {
      in: { client: 5933.653846, server: 53_333.333333, cores: 20 },
      out: 6,
      source: sheet,
    },
    { in: { client: 3705.469, server: 38_518.518519, cores: 16 }, out: 5, source: sheet },
  ],
})

/** Standalone, where the workbook has an error (MS12). */
export const clientMemoryAlone = formula({
  ...clientMemory.definition,
  source: ownRule('All databases of a standalone server are active.'),
  errata: ['MS12'],
  examples: [{ in: { client: 4000, server: 32_000, cores: 16 }, out: 6 }],
})

/** Used if no SPEC rate is given. */
export const clientMemoryUnrated = formula({
  label: 'Memory of client access',
  unit: 'GiB',
  asSold: true,
  takes: { cores: 'cores' },
  text: '2 + 0.4 × cores',
  constants: { 2: 'GiB', 0.4: 'GiB' },
  source: sheet,
  examples: [{ in: { cores: 20 }, out: 10 }],
})

/** Memory that a mailbox server needs, without client access. */
export const memoryNeeded = formula({
  label: 'Memory needed',
  unit: 'GiB',
  asSold: true,
  takes: { least: 'GiB', cache: 'GiB' },
  text: 'max(least, 4 × cache)',
  source: sheet,
  examples: [
    { in: { least: 16, cache: 22 }, out: 88 },
    { in: { least: 8, cache: 1 }, out: 8 },
  ],
})

/** Memory that a mailbox server needs with client access. */
export const withClientAccess = formula({
  ...memoryNeeded.definition,
  takes: { least: 'GiB', cache: 'GiB', clients: 'GiB' },
  text: 'max(least, 4 × cache + clients)',
  examples: [
    { in: { least: 16, cache: 22, clients: 6 }, out: 94, source: sheet },
    { in: { least: 10, cache: 13, clients: 5 }, out: 57, source: sheet },
  ],
})

/** Step in which memory is bought, by the memory needed. */
export const memoryStep = formula({
  label: 'Step of memory',
  unit: 'GiB',
  asSold: true,
  takes: { needed: 'GiB' },
  text: 'if needed ≥ 64 then 32 else if needed ≥ 32 then 16 else if needed ≥ 16 then 8 else if needed ≥ 4 then 4 else 2',
  constants: { 64: 'GiB', 32: 'GiB', 16: 'GiB', 8: 'GiB', 4: 'GiB', 2: 'GiB' },
  source: sheet,
  examples: [
    { in: { needed: 94 }, out: 32, source: sheet },
    { in: { needed: 57 }, out: 16, source: sheet },
    { in: { needed: 17 }, out: 8 },
    { in: { needed: 4 }, out: 4 },
    { in: { needed: 3 }, out: 2 },
  ],
})

/** Memory of a server: the next step, but at least the version’s recommended minimum. */
export const serverMemory = formula({
  label: 'Memory of a server',
  unit: 'GiB',
  asSold: true,
  takes: { needed: 'GiB', step: 'GiB', least: 'GiB' },
  text: 'max(least, up(needed, step))',
  source: sheet,
  examples: [
    { in: { needed: 94, step: 32, least: 8 }, out: 96, source: sheet },
    { in: { needed: 57, step: 16, least: 8 }, out: 64, source: sheet },
    { in: { needed: 169, step: 32, least: 8 }, out: 192, source: sheet },
    { in: { needed: 17, step: 8, least: 8 }, out: 24 },
    { in: { needed: 3, step: 2, least: 8 }, out: 8 },
    { in: { needed: 94, step: 32, least: 128 }, out: 128 },
  ],
})

/** Cache per mailbox: a quarter of the memory, divided by the active mailboxes. */
export const cacheShareOfMailbox = formula({
  label: 'Cache per mailbox',
  unit: 'MiB',
  takes: { ram: 'GiB', active: 'databases', mailboxes: 'mailboxes/database' },
  text: 'ram × 0.25 ÷ active ÷ mailboxes × 1024',
  constants: { 1024: 'MiB/GiB' },
  source: sheet,
  examples: [
    { in: { ram: 64, active: 8, mailboxes: 150 }, out: 13.653333, within: 1e-6, source: sheet },
  ],
})

/** The cache in pages of 32 KiB. */
export const cachePages = formula({
  label: 'Pages of the cache',
  unit: 'pages',
  takes: { cache: 'GiB' },
  text: 'cache × 1073741824 ÷ 32768',
  constants: { 1073741824: 'bytes/GiB', 32768: 'bytes' },
  source: sheet,
  examples: [{ in: { cache: 22 }, out: 720_896 }],
})

/** Pages for an active copy; a passive one counts as a fifth. */
export const targetPages = formula({
  label: 'Pages of an active copy',
  unit: 'pages',
  takes: { pages: 'pages', active: 'databases', copies: 'copies' },
  text: 'pages ÷ (0.8 × active + 0.2 × copies)',
  source: sheet,
  examples: [{ in: { pages: 2800, active: 22, copies: 52 }, out: 100 }],
})

export const passivePages = formula({
  label: 'Pages of a passive copy',
  unit: 'pages',
  takes: { target: 'pages' },
  text: 'target ÷ 5',
  source: sheet,
  examples: [{ in: { target: 100 }, out: 20 }],
})
