import { formulaFrom } from '../../../core/formula.ts'
import { calculator } from '../../../core/source.ts'

const formula = formulaFrom(calculator('Activation Scenarios'))

/** Databases active on a server with all servers up. */
export const activeAllUp = formula({
  label: 'Active on a server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers' },
  text: 'if databases = 1 then 1 else databases ÷ servers',
  constants: { 1: 'databases' },
})

/** Databases active on a server of site 2, all up; divided by site 1’s servers (MS28). */
export const activeInSite2 = formula({
  ...activeAllUp.definition,
  label: 'Active on a server of site 2',
  errata: ['MS28'],
})

export const activeAfterOne = formula({
  label: 'Active on a server with one lost',
  unit: 'databases',
  takes: { active: 'databases', servers: 'servers' },
  text: 'ceil(active + active ÷ (servers − 1))',
})

/** Databases that uneven placement adds on a server after the second failure. */
export const unevenExtra = formula({
  label: 'Databases more where placement is uneven',
  unit: 'databases',
  takes: { databases: 'databases', copies: 'copies', symmetric: 'databases' },
  text: 'if databases × copies < symmetric then 2 else 0',
})

/** Databases active on a server with two lost; at least three copies in the site. */
export const activeAfterTwo = formula({
  label: 'Active on a server with two lost',
  unit: 'databases',
  takes: { active: 'databases', servers: 'servers', extra: 'databases', most: 'copies' },
  text: 'min(most, ceil(active + 2 × active ÷ (servers − 2)) + extra)',
})

/** With two of three servers lost: half of the copies on the last one. */
export const activeOnLast = formula({
  label: 'Active on a server with two lost',
  unit: 'databases',
  takes: { most: 'copies' },
  text: 'min(most, most ÷ 2)',
})

/** With fewer than three copies in the site, some databases move to the other site. */
export const activeOfFewCopies = formula({
  label: 'Active on a server with two lost',
  unit: 'databases',
  takes: {
    databases: 'databases',
    active: 'databases',
    servers: 'servers',
    extra: 'databases',
    most: 'copies',
  },
  text: 'min(most, ceil((databases − 2 × ceil(active ÷ (servers − 1))) ÷ (servers − 2)) + extra)',
})

/** Databases active on a server of the other site after a site is lost. */
export const activeAfterSite = formula({
  label: 'Active on a server with a site lost',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers' },
  text: 'ceil(databases ÷ servers)',
})

/** Databases active on a server of the other site if some of its servers are lost too. */
export const activeAfterSiteAndMore = formula({
  label: 'Active on a server with a site and more lost',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', lost: 'servers' },
  text: 'ceil(databases ÷ (servers − lost))',
})

/** Active/active: the databases of both sites on a server after such a failure. */
export const activeOfBothSites = formula({
  label: 'Active on a server with a site and more lost',
  unit: 'databases',
  takes: { one: 'databases', other: 'databases' },
  text: 'one + other',
})

/** Databases crossing to a server of site 2 with one lost; as Microsoft, those staying (MS36). */
export const crossingAfterOne = formula({
  label: 'Active on a server of site 2 with one lost',
  unit: 'databases',
  takes: { databases: 'databases', active: 'databases', servers: 'servers' },
  text: 'ceil((databases − active) ÷ servers)',
  errata: ['MS36'],
})

/** Databases that cross to a server of site 2 with two lost in site 1. */
export const crossingAfterTwo = formula({
  label: 'Active on a server of site 2 with two lost',
  unit: 'databases',
  takes: { first: 'databases', active: 'databases', servers: 'servers' },
  text: 'ceil(2 × (first − active) ÷ servers)',
})

/** Databases of both sites on one server, where none can move within its own site. */
export const activeFromBothSites = formula({
  label: 'Active on a server in the worst case',
  unit: 'databases',
  takes: { active: 'databases' },
  text: 'active × 2',
})
