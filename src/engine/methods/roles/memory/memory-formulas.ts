import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))

export const cacheOfServer = formula({
  label: 'Database cache of a server',
  unit: 'GiB',
  asSold: true,
  takes: { mailboxes: 'mailboxes/database', active: 'databases', each: 'MiB' },
  text: 'up(mailboxes × active × each ÷ 1024, 1)',
  constants: { 1024: 'MiB/GiB', 1: 'GiB' },
})

/** Least memory of a server by its copies; the same from 41 copies on. */
export const leastMemoryForCopies = formula({
  label: 'Least memory for the copies',
  unit: 'GiB',
  asSold: true,
  takes: { copies: 'copies' },
  text: 'min(16, 8 + 2 × (ceil(max(copies, 1) ÷ 10) − 1))',
  constants: { 16: 'GiB', 8: 'GiB', 2: 'GiB' },
  errata: ['MS33'],
})

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
})

/** Memory for client access: 2 GiB, and 2 GiB for every core that it keeps busy. */
export const clientMemory = formula({
  label: 'Memory of client access',
  unit: 'GiB',
  asSold: true,
  takes: { client: 'megacycles', server: 'megacycles', cores: 'cores' },
  text: 'round(2 + client ÷ server × cores × 2, 1)',
  constants: { 2: 'GiB', 1: 'GiB' },
})

/** Memory for client access of a standalone server, for which the workbook has an error (MS12). */
export const clientMemoryOfStandaloneServer = formula({
  ...clientMemory.definition,
  source: ownRule('All databases of a standalone server are active.'),
  errata: ['MS12'],
})

/** Memory for client access if no SPEC rate is given. */
export const clientMemoryUnrated = formula({
  label: 'Memory of client access',
  unit: 'GiB',
  asSold: true,
  takes: { cores: 'cores' },
  text: '2 + 0.4 × cores',
  constants: { 2: 'GiB', 0.4: 'GiB' },
})

export const memoryNeeded = formula({
  label: 'Memory needed',
  unit: 'GiB',
  asSold: true,
  takes: { least: 'GiB', cache: 'GiB' },
  text: 'max(least, 4 × cache)',
})

export const memoryNeededWithClientAccess = formula({
  ...memoryNeeded.definition,
  takes: { least: 'GiB', cache: 'GiB', clients: 'GiB' },
  text: 'max(least, 4 × cache + clients)',
})

/** Step in which memory is bought; larger for more memory. */
export const memoryStepSize = formula({
  label: 'Step of memory',
  unit: 'GiB',
  asSold: true,
  takes: { needed: 'GiB' },
  text: 'if needed ≥ 64 then 32 else if needed ≥ 32 then 16 else if needed ≥ 16 then 8 else if needed ≥ 4 then 4 else 2',
  constants: { 64: 'GiB', 32: 'GiB', 16: 'GiB', 8: 'GiB', 4: 'GiB', 2: 'GiB' },
})

export const serverMemory = formula({
  label: 'Memory of a server',
  unit: 'GiB',
  asSold: true,
  takes: { needed: 'GiB', step: 'GiB', least: 'GiB' },
  text: 'max(least, up(needed, step))',
})

export const cacheMemoryPerMailbox = formula({
  label: 'Cache per mailbox',
  unit: 'MiB',
  takes: { ram: 'GiB', active: 'databases', mailboxes: 'mailboxes/database' },
  text: 'ram × 0.25 ÷ active ÷ mailboxes × 1024',
  constants: { 1024: 'MiB/GiB' },
})

/** Database cache of a server in pages of 32 KiB. */
export const databaseCacheInPages = formula({
  label: 'Pages of the cache',
  unit: 'pages',
  takes: { cache: 'GiB' },
  text: 'cache × 1073741824 ÷ 32768',
  constants: { 1073741824: 'bytes/GiB', 32768: 'bytes' },
})

/** Cache pages for an active copy; a passive copy gets a fifth of them. */
export const pagesOfActiveCopy = formula({
  label: 'Pages of an active copy',
  unit: 'pages',
  takes: { pages: 'pages', active: 'databases', copies: 'copies' },
  text: 'pages ÷ (0.8 × active + 0.2 × copies)',
})

export const pagesOfPassiveCopy = formula({
  label: 'Pages of a passive copy',
  unit: 'pages',
  takes: { target: 'pages' },
  text: 'target ÷ 5',
})

export const tierPartOfMeanItems = formula({
  label: 'Items of a mean mailbox',
  unit: 'items',
  takes: { share: '%', size: 'MiB', messageSize: 'KiB' },
  text: 'share × size × 1024 ÷ messageSize',
  constants: { 1024: 'KiB/MiB' },
  source: ownRule('As many messages as fill the mailbox.'),
  errata: ['MS14'],
})

/** Items of a mailbox as Microsoft computes, who divides MB by KB (MS14). */
export const tierPartOfMeanItemsByMicrosoft = formula({
  ...tierPartOfMeanItems.definition,
  takes: { share: '%', size: 'MiB', messageSize: 'MiB' },
  text: 'share × size ÷ messageSize',
  constants: {},
})

/** Message size with its KB read as MB, as in the workbook (MS14). */
export function messageSizeReadAsMb({ value, how }: Worked<'KiB'>): Worked<'MiB'> {
  return { label: 'Message size with its KB read as MB', value, unit: 'MiB', how }
}

export const indexMemory = formula({
  label: 'Memory of the search index',
  unit: 'GiB',
  asSold: true,
  takes: {
    items: 'items',
    mailboxes: 'mailboxes/database',
    active: 'databases',
    copies: 'copies',
  },
  text: '7 + items × mailboxes × (active × 110 + (copies − active) × 24) ÷ 1073741824',
  constants: { 7: 'GiB', 110: 'bytes', 24: 'bytes', 1073741824: 'bytes/GiB' },
  errata: ['MS14'],
})

/** Memory with the search index as Microsoft: only an index above three quarters counts (MS14). */
export const memoryWithIndexByMicrosoft = formula({
  label: 'Memory needed',
  unit: 'GiB',
  asSold: true,
  takes: { needed: 'GiB', index: 'GiB' },
  text: 'if needed × 0.25 + index > needed then needed + index else needed',
  errata: ['MS14'],
})
